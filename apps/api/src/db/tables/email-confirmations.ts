/** The link that confirms an account's address; an account has one at a time. */
export interface EmailConfirmationsTable {
  user_id: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  expires_at: Date;
}
