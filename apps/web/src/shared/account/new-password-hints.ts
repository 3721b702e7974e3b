import { PASSWORD_MIN_CHARACTERS, type PasswordOccasion } from "@cosmic/domain";

/** What a new password needs, told before it is typed. */
export const NEW_PASSWORD_HINTS: Readonly<Record<PasswordOccasion, string>> = {
  "sign-up": `At least ${PASSWORD_MIN_CHARACTERS["sign-up"]} characters`,
  reset: `At least ${PASSWORD_MIN_CHARACTERS.reset} characters`,
};
