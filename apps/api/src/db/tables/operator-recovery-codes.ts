export interface OperatorRecoveryCodesTable {
  operator_id: string;
  /** HMAC-SHA-256 of the code, hex. */
  code_hash: string;
  used_at: Date | null;
}
