/** How often something happened in ten minutes: what alerts are found from. */
export interface TalliesTable {
  name: string;
  /** When the ten minutes begin. */
  slot: Date;
  /** The subject counted, as a keyed hash; empty for all users. */
  subject: string;
  hits: number;
}
