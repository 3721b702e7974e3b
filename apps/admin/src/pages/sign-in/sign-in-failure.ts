/** What a sign-in that failed is called, and said to be where the server gave no words. */
export const SIGN_IN_FAILURE = {
  title: "Not signed in",
  fallback: "Invalid email or password",
} as const;
