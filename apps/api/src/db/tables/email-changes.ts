/** An account's address on its way to another one; an account has one change at a time. */
export interface EmailChangesTable {
  user_id: string;
  /** Canonical. */
  new_email: string;
  /** SHA-256 of the tokens mailed to the address now and to the new one, hex. */
  old_token_hash: string;
  new_token_hash: string;
  old_confirmed_at: Date | null;
  new_confirmed_at: Date | null;
  expires_at: Date;
}
