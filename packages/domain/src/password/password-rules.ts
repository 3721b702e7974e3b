import { isWellFormedText } from "../text/well-formed-text.ts";

/** Where a password is chosen; each place has its own minimum. */
export type PasswordOccasion = "sign-up" | "reset";

/** Fewest characters (code points, so an emoji counts once). */
export const PASSWORD_MIN_CHARACTERS = { "sign-up": 6, reset: 8 } as const;

/** Most bytes in UTF-8: hashing time grows with length, so length is bounded before hashing. */
export const PASSWORD_MAX_BYTES = 1024;

export const PASSWORD_MESSAGES = {
  required: "Password is required",
  tooShort: {
    "sign-up": "Password must be at least 6 characters",
    reset: "Password must be at least 8 characters",
  },
  tooLong: "Password must be at most 1,024 bytes",
  notText: "Password must be text",
  unusable: "Password contains a character that cannot be used",
} as const;

/** True when the password is over the limit; never measures more than the limit itself. */
export function isPasswordTooLong(password: string): boolean {
  if (password.length > PASSWORD_MAX_BYTES) return true;
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES;
}

/**
 * The message for a password that cannot be chosen, or null for one that can.
 * Nothing is trimmed, cut or folded: every character counts.
 */
export function findPasswordProblem(password: string, occasion: PasswordOccasion): string | null {
  if (isPasswordTooLong(password)) return PASSWORD_MESSAGES.tooLong;
  if (!isWellFormedText(password)) return PASSWORD_MESSAGES.unusable;
  if (Array.from(password).length < PASSWORD_MIN_CHARACTERS[occasion]) {
    return PASSWORD_MESSAGES.tooShort[occasion];
  }
  return null;
}
