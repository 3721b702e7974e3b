/** Work that one process does while all others wait for it. */
export interface LeasesTable {
  /** What is being done, without anything about a person in clear. */
  name: string;
  /** Names one run of the work; a lease is renewed and given up only by its holder. */
  holder: string;
  /** Over at this time by the database's clock, unless renewed. */
  expires_at: Date;
}
