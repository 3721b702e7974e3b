export interface OperatorsTable {
  id: string;
  /** The canonical address; unique. */
  email: string;
  password_hash: string;
  /** The second factor's secret, encrypted; in use once it is confirmed. */
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  /** The newest 30-second step whose code was taken: none is taken twice. */
  totp_last_step: number | null;
  created_at: Date;
  updated_at: Date;
}
