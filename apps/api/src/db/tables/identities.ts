/** An account at a provider that signs its holder in here. */
export interface IdentitiesTable {
  id: string;
  user_id: string;
  /** With the subject the key: an address can change hands, a subject cannot. */
  issuer: string;
  subject: string;
  /** The canonical address it came with when it was linked. */
  email: string;
  created_at: Date;
}
