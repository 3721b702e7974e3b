import type { Limit } from "../config/limits.ts";
import { toWiderNetwork } from "./client-address.ts";
import type { Guesser } from "./guess-limit.ts";
import { NETWORK_SHARE, type RateLimiter } from "./rate-limit.ts";

type SignInLimiter = Pick<RateLimiter, "allows" | "consumeFrom">;

/**
 * Whether the browsers that are known to an account may try once more. They share one allowance: a caller can
 * collect any number of them for an account of their own. Many such accounts meet the limit of their network.
 */
async function isKnownAllowed(
  limiter: SignInLimiter,
  purpose: string,
  { account, address }: Guesser,
  limits: readonly Limit[],
): Promise<boolean> {
  if (!(await limiter.allows(`${purpose}/known`, account, limits))) return false;
  const ofNetwork = limits.map(({ max, ...window }) => ({ ...window, max: max * NETWORK_SHARE }));
  return await limiter.allows(`${purpose}/known-network`, toWiderNetwork(address), ofNetwork);
}

/**
 * Counts one sign-in, before its password is hashed: by the account for a browser that signed in to it before, so
 * that others at its address do not keep it out; by the address for all others, and beyond that allowance.
 * @throws TooManyRequestsError with the seconds to wait
 */
export async function consumeSignIn(
  limiter: SignInLimiter,
  purpose: string,
  guesser: Guesser,
  limits: readonly Limit[],
): Promise<void> {
  const isKnown = guesser.device !== null;
  if (isKnown && (await isKnownAllowed(limiter, purpose, guesser, limits))) return;
  await limiter.consumeFrom(purpose, guesser.address, limits);
}
