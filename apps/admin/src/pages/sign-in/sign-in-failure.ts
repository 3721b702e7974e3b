/** What to show for a failed sign-in. */
export const SIGN_IN_FAILURE = {
  title: "Not signed in",
  fallback: "Invalid email or password",
} as const;
