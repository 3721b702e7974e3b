import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  fetchUserInfo,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Config } from "../../config/config.ts";
import { type Google, type GoogleAttempt, type GoogleClaims, GoogleFailure } from "./google.ts";

/** Milliseconds for everything one visit needs of Google, so that no user waits ten seconds. */
const DEADLINE = 8_000;

/** Seconds for a single call. */
const CALL_TIMEOUT = 5;

/** Seconds by which the clocks may differ. */
const CLOCK_TOLERANCE = 60;

/** Milliseconds after which the provider's description is asked for again. */
const DESCRIPTION_LIFETIME = 24 * 60 * 60 * 1_000;

interface GoogleClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Runs work against the deadline; whatever goes wrong becomes a GoogleFailure. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GoogleFailure("No answer in time")), DEADLINE);
  });
  try {
    return await Promise.race([work(), deadline]);
  } catch (error) {
    throw error instanceof GoogleFailure
      ? error
      : new GoogleFailure("The provider failed or refused", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The provider's description, fetched with the first visit: it may be away while this starts. */
function describeProvider({ issuer, clientId, clientSecret }: GoogleClient) {
  const server = new URL(issuer);
  let known: { description: Promise<Configuration>; since: number } | null = null;

  const fetchDescription = () =>
    discovery(
      server,
      clientId,
      { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE },
      undefined,
      {
        timeout: CALL_TIMEOUT,
        ...(server.protocol === "http:" ? { execute: [allowInsecureRequests] } : {}),
      },
    );

  return async function getDescription(): Promise<Configuration> {
    if (known === null || performance.now() - known.since > DESCRIPTION_LIFETIME) {
      known = { description: fetchDescription(), since: performance.now() };
    }
    const asked = known;
    try {
      return await asked.description;
    } catch (error) {
      // The next visit asks again.
      if (known === asked) known = null;
      throw error;
    }
  };
}

async function fetchClaims(
  provider: Configuration,
  callbackUrl: URL,
  { state, verifier }: GoogleAttempt,
): Promise<GoogleClaims> {
  const tokens = await authorizationCodeGrant(provider, callbackUrl, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const identity = tokens.claims();
  if (!identity) throw new GoogleFailure("No identity came with the token");
  // Bound to the identity: the library refuses an answer about another subject.
  const person = await fetchUserInfo(provider, tokens.access_token, identity.sub);
  return {
    issuer: identity.iss,
    subject: identity.sub,
    email: person.email,
    emailVerified: person.email_verified,
    givenName: person.given_name ?? person.name,
    familyName: person.family_name,
    picture: person.picture,
  };
}

/** Null where no client is configured. Makes no request before the first visit. */
export function createGoogle({ google, secrets }: Pick<Config, "google" | "secrets">) {
  return google && createClient({ ...google, clientSecret: secrets.googleClient ?? "" });
}

function createClient(client: GoogleClient): Google {
  const getDescription = describeProvider(client);
  return {
    begin: (callbackUrl) =>
      inTime(async () => {
        const provider = await getDescription();
        const attempt = { state: randomState(), verifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(provider, {
          redirect_uri: callbackUrl,
          scope: "openid email profile",
          state: attempt.state,
          code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: "S256",
          prompt: "select_account",
        });
        return { url: url.href, attempt };
      }),
    finish: (callbackUrl, attempt) =>
      inTime(async () => fetchClaims(await getDescription(), callbackUrl, attempt)),
  };
}
