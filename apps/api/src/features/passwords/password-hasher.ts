import { randomBytes } from "node:crypto";
import { extname } from "node:path";
import { Piscina } from "piscina";
import type { Config } from "../../config/config.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import { toWiderNetwork } from "../../http/client-address.ts";
import { createWorkQueue, type QueueGroup } from "../../work-queue.ts";
import type { HashTask, VerifyTask } from "./password-worker.ts";

/** Argon2id, as the library numbers it. */
const ARGON2ID = 2;

/** A stored hash dearer than this many times today's cost is not checked: it was never made here. */
const COST_CEILING = 16;

export interface PasswordHasher {
  /**
   * @param address of the caller, null at the server's own terminal
   * @throws ServiceUnavailableError when too many hashes are waiting, in all or from the address or its network
   */
  hash: (password: string, address: string | null) => Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash the same work is done and the answer
   * is no, so that the time taken does not reveal whether there was one.
   * @throws ServiceUnavailableError as above
   */
  verify: (
    passwordHash: string | null,
    password: string,
    address: string | null,
  ) => Promise<boolean>;
  /** True for a hash made with other parameters than today's. */
  isOutdated: (passwordHash: string) => boolean;
}

function findCost(passwordHash: string): { memoryCost: number; timeCost: number } | null {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash);
  return found && { memoryCost: Number(found[1]), timeCost: Number(found[2]) };
}

/** The worker stands beside this file, as TypeScript among the sources and as JavaScript when built. */
const workerFile = new URL(`./password-worker${extname(import.meta.filename)}`, import.meta.url)
  .href;

let shared: Piscina | null = null;

function startThread(): Piscina {
  const thread = new Piscina({
    filename: workerFile,
    minThreads: 1,
    maxThreads: 1,
    // The secrets of the process are none of its.
    env: { NODE_ENV: "production" },
    execArgv: [],
  });
  // One that breaks fails the hash it was making; another takes its place.
  thread.on("error", () => {});
  return thread;
}

/** One for every application of a process. It does not keep the process running. */
function getThread(): Piscina {
  shared ??= startThread();
  return shared;
}

/**
 * Passwords hashed with Argon2id in a thread of their own, one after the other and at a lower priority, so that a
 * burst of them leaves the processor to other requests.
 */
export async function createPasswordHasher(config: Config["passwords"]): Promise<PasswordHasher> {
  const { memoryCost, timeCost, parallelism } = config;
  const { waitingHashes, waitingFromAddress, waitingFromNetwork } = config;
  const options = { algorithm: ARGON2ID, memoryCost, timeCost, parallelism };
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

  const enqueue = createWorkQueue(
    { atOnce: 1, waiting: waitingHashes },
    () => new ServiceUnavailableError(),
  );
  /** One network cannot take all places, or others could not sign in. */
  const listGroups = (address: string): QueueGroup[] => [
    { key: address, waiting: waitingFromAddress },
    { key: `network of ${toWiderNetwork(address)}`, waiting: waitingFromNetwork },
  ];
  const run = <Result>(
    name: string,
    task: HashTask | VerifyTask,
    address: string | null,
  ): Promise<Result> =>
    enqueue(() => getThread().run(task, { name }), address === null ? [] : listGroups(address));
  const hash = async (password: string, address: string | null) =>
    await run<string>("hashPassword", { password, options }, address);
  const decoy = await hash(randomBytes(16).toString("hex"), null);

  const isAffordable = (passwordHash: string) => {
    const cost = findCost(passwordHash);
    if (cost === null) return false;
    return cost.memoryCost * cost.timeCost <= memoryCost * timeCost * COST_CEILING;
  };

  return {
    hash,
    async verify(stored, password, address) {
      const isReal = stored !== null && isAffordable(stored);
      const passwordHash = isReal ? stored : decoy;
      const matches = await run<boolean>("verifyPassword", { passwordHash, password }, address);
      return isReal && matches;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(prefix),
  };
}
