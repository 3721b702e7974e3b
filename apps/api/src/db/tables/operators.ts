export interface OperatorsTable {
  id: string;
  /** The canonical address; unique. */
  email: string;
  password_hash: string;
  created_at: Date;
  updated_at: Date;
}
