/** Claimed blueprints that gave way to an equal one of the same user. */
export interface MergedBlueprintsTable {
  /** The name of the one that is gone. */
  slug: string;
  /** Who adopted it; no other user can find it. */
  user_id: string;
  /** The one that survived. */
  blueprint_id: string;
}
