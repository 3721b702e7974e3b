import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Config } from "../../config/config.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import { createWorkQueue } from "../../work-queue.ts";

/** Argon2id, as the library numbers it. */
const ARGON2ID = 2;

/** A stored hash dearer than this many times today's cost is not checked: it was never made here. */
const COST_CEILING = 16;

export interface PasswordHasher {
  /** @throws ServiceUnavailableError when too many hashes are waiting */
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash the same work is done and the answer
   * is no, so that the time taken does not reveal whether there was one.
   * @throws ServiceUnavailableError when too many hashes are waiting
   */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
  /** True for a hash made with other parameters than today's. */
  isOutdated: (passwordHash: string) => boolean;
}

function findCost(passwordHash: string): { memoryCost: number; timeCost: number } | null {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash);
  return found && { memoryCost: Number(found[1]), timeCost: Number(found[2]) };
}

/** Passwords hashed with Argon2id, a few at a time so that a burst of them does not block other requests. */
export async function createPasswordHasher(config: Config["passwords"]): Promise<PasswordHasher> {
  const { memoryCost, timeCost, parallelism, concurrentHashes, waitingHashes } = config;
  const enqueue = createWorkQueue(
    { atOnce: concurrentHashes, waiting: waitingHashes },
    () => new ServiceUnavailableError(),
  );
  const options = { algorithm: ARGON2ID, memoryCost, timeCost, parallelism };
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  const decoy = await hash(randomBytes(16), options);

  const isAffordable = (passwordHash: string) => {
    const cost = findCost(passwordHash);
    if (cost === null) return false;
    return cost.memoryCost * cost.timeCost <= memoryCost * timeCost * COST_CEILING;
  };

  return {
    hash: (password) => enqueue(() => hash(password, options)),
    verify: (passwordHash, password) =>
      enqueue(async () => {
        const isReal = passwordHash !== null && isAffordable(passwordHash);
        const matches = await verify(isReal ? passwordHash : decoy, password);
        return isReal && matches;
      }),
    isOutdated: (passwordHash) => !passwordHash.startsWith(prefix),
  };
}
