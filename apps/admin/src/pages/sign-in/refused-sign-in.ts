/** What a sign-in that failed is called, and said to be where the server gave no words. */
export const REFUSED_SIGN_IN = {
  title: "Not signed in",
  fallback: "Invalid email or password",
} as const;
