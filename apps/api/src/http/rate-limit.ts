import type { Config } from "../config/config.ts";
import type { Limit } from "../config/limits.ts";
import type { Db } from "../db/connection.ts";
import { TooManyRequestsError } from "../errors.ts";
import { toHolderNetwork, toWiderNetwork } from "./client-address.ts";
import { createGuessLimit, type GuessLimit, rowKey } from "./guess-limit.ts";
import { countHit } from "./rate-limit.store.ts";
import { createRowQueue } from "./row-queue.ts";

/** Seconds after which failed attempts are forgotten. */
const ATTEMPT_MEMORY = 24 * 60 * 60;

/**
 * How many times of what one address may do the network around it may: many people share one, and a
 * caller can have all addresses of one.
 */
export const NETWORK_SHARE = 10;

/** How much of what all callers together may do one holder of networks may: else a single one keeps out all others. */
const HOLDER_SHARE = 1 / 4;

/** Milliseconds. */
const LONGEST_TURN = 250;

export interface RateLimiter extends GuessLimit {
  /**
   * Counts one use of each limit; shared by every replica through the database.
   * @param purpose a short fixed name; @param key the subject counted, kept only as a hash
   * @throws TooManyRequestsError with the seconds to wait
   */
  consume: (purpose: string, key: string, limits: readonly Limit[]) => Promise<void>;
  /** The same where exceeding the limit is not the caller's fault: false instead of an error. */
  allows: (purpose: string, key: string, limits: readonly Limit[]) => Promise<boolean>;
  /**
   * Both for a network address: the network around it has ten times the limit of the longest window, so
   * that what callers add without an account does not grow with the addresses they can choose from.
   */
  consumeFrom: (purpose: string, address: string, limits: readonly Limit[]) => Promise<void>;
  allowsFrom: (purpose: string, address: string, limits: readonly Limit[]) => Promise<boolean>;
  /** Both for what all callers together may do; the holder of the address's network has a share of it. */
  consumeOfAll: (purpose: string, address: string, limits: readonly Limit[]) => Promise<void>;
  allowsOfAll: (purpose: string, address: string, limits: readonly Limit[]) => Promise<boolean>;
}

function refuseAfter(wait: number | null): void {
  if (wait !== null) throw new TooManyRequestsError(wait);
}

/** Limits that all replicas share, through the database and by its clock. */
export function createRateLimiter(
  db: Db,
  { limits: { scale }, signInDelay }: Pick<Config, "limits" | "signInDelay">,
): RateLimiter {
  const scaled = (max: number) => Math.max(1, Math.round(max * scale));
  const attemptRule = {
    free: scaled(signInDelay.freeFailures),
    firstWait: signInDelay.firstSeconds,
    longestWait: signInDelay.longestSeconds,
    memory: ATTEMPT_MEMORY,
  };
  const inTurn = createRowQueue({ patience: LONGEST_TURN });
  /** Counts one use; the seconds to wait where that is one too many. */
  async function count(purpose: string, key: string, limits: readonly Limit[]) {
    for (const { max, windowSeconds } of limits) {
      const limit = { max: scaled(max), windowSeconds };
      const row = rowKey(`${purpose}/${windowSeconds}`, key);
      const { hits, secondsLeft } = await inTurn(row, () => countHit(db, row, limit));
      if (hits > limit.max) return secondsLeft;
    }
    return null;
  }
  /** Counts the network only for what its address is allowed: one address cannot use it up. */
  async function countFrom(purpose: string, address: string, limits: readonly Limit[]) {
    const wait = await count(purpose, address, limits);
    if (wait !== null) return wait;
    const ofNetwork = limits
      .slice(-1)
      .map(({ max, windowSeconds }) => ({ max: max * NETWORK_SHARE, windowSeconds }));
    return await count(`${purpose}/network`, toWiderNetwork(address), ofNetwork);
  }
  /** Counts for all only what the holder is allowed: it cannot use up what others have. */
  async function countOfAll(purpose: string, address: string, limits: readonly Limit[]) {
    const ofHolder = limits.map(({ max, ...window }) => ({ ...window, max: max * HOLDER_SHARE }));
    const wait = await count(`${purpose}/holder`, toHolderNetwork(address), ofHolder);
    return wait ?? (await count(purpose, "", limits));
  }
  return {
    consume: async (...use) => refuseAfter(await count(...use)),
    allows: async (...use) => (await count(...use)) === null,
    consumeFrom: async (...use) => refuseAfter(await countFrom(...use)),
    allowsFrom: async (...use) => (await countFrom(...use)) === null,
    consumeOfAll: async (...use) => refuseAfter(await countOfAll(...use)),
    allowsOfAll: async (...use) => (await countOfAll(...use)) === null,
    ...createGuessLimit(db, attemptRule, inTurn),
  };
}
