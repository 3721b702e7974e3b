/** A total that is asked for all the time; triggers of the counted table keep it. */
export interface CountersTable {
  name: "users" | "paid_users" | "blueprints_created";
  /** The total is the sum over these. */
  shard: number;
  value: number;
}
