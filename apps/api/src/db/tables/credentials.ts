export interface CredentialsTable {
  user_id: string;
  /** Argon2id in PHC form: parameters, salt and hash in one text. */
  password_hash: string;
  created_at: Date;
  updated_at: Date;
}
