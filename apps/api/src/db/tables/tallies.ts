/** How often something happened in ten minutes: what alerts are found from. */
export interface TalliesTable {
  name: string;
  /** When the ten minutes begin. */
  slot: Date;
  /** Whom it concerns, as a keyed hash; empty for everybody. */
  subject: string;
  hits: number;
}
