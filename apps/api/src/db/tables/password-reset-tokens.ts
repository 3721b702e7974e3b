export interface PasswordResetTokensTable {
  /** SHA-256 of the token, hex: a copy of the table resets nothing. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
