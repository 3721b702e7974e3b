/** What one attempt to sign in must remember until the browser comes back. */
export interface GoogleAttempt {
  /** 256 random bits that the answer must repeat. */
  state: string;
  /** The secret half of the PKCE challenge. */
  verifier: string;
}

/** What Google says about the user; nothing here has been checked beyond its origin. */
export interface GoogleClaims {
  issuer: string;
  /** Google's own name for the account: never reused, never changed. */
  subject: string;
  email: unknown;
  emailVerified: unknown;
  givenName: unknown;
  familyName: unknown;
  picture: unknown;
}

/** Google does not answer, or not with anything usable. Says nothing about the person. */
export class GoogleFailure extends Error {
  override name = "GoogleFailure";
}

/** Sign-in with Google: OpenID Connect, authorization code with PKCE (S256). */
export interface Google {
  /**
   * Where to send the browser, and what to remember.
   * @param callbackUrl where Google sends it back; the same one goes to `finish`
   * @throws GoogleFailure when Google cannot be reached in time
   */
  begin(callbackUrl: string): Promise<{ url: string; attempt: GoogleAttempt }>;
  /**
   * Trades the answer for what Google says of the person. The tokens are forgotten.
   * @param callbackUrl as it was requested, with the query of the answer
   * @throws GoogleFailure for an answer that does not fit the attempt, and when Google fails
   */
  finish(callbackUrl: URL, attempt: GoogleAttempt): Promise<GoogleClaims>;
}
