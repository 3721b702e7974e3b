/** What an operator decided about a user's access; the latest decision counts. */
export interface AccessDecisionsTable {
  id: string;
  user_id: string;
  /** Null when the operator is gone. */
  operator_id: string | null;
  grants: boolean;
  decided_at: Date;
}
