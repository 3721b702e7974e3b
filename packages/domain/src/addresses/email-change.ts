/** Which address has confirmed a change, and whether the one now is known to be the user's. */
export interface ChangeProgress {
  isAddressConfirmed: boolean;
  isOldConfirmed: boolean;
  isNewConfirmed: boolean;
}

/** The address whose confirmation a change still needs. */
export type MissingConfirmation = "new" | "old";

/**
 * Whose confirmation is missing; null when the change can be made. An address that was never confirmed may be
 * mistyped, so that its mailbox is another person's: it is not asked.
 */
export function findMissingConfirmation({
  isAddressConfirmed,
  isOldConfirmed,
  isNewConfirmed,
}: ChangeProgress): MissingConfirmation | null {
  if (!isNewConfirmed) return "new";
  return isAddressConfirmed && !isOldConfirmed ? "old" : null;
}
