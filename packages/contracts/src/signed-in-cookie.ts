/**
 * A cookie that scripts can read, beside the session's, which they cannot: while it is there, asking who is
 * signed in is worth a request. It grants nothing and names no user.
 */
export const SIGNED_IN_COOKIE = "cosmic_signed_in";
