import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import { acquireLease, releaseLease, renewLease } from "./lease.store.ts";

type LeaseDeps = Pick<Deps, "db" | "ids" | "config" | "logger">;

export interface LeasedWork<T> {
  /** Names the work for every process. */
  name: string;
  /** The result of the work, once another process has done it. */
  find: () => Promise<T | null>;
  /** Does it. Runs in one process at a time; a process that was cut off may have begun it before. */
  work: () => Promise<T>;
}

/**
 * Does something once, however many processes are asked for it at the same time: the first takes a
 * lease and works, the others look for the outcome every so often. A holder renews its lease while it
 * works, so that the lease of a killed one ends within seconds. No connection is held while a caller
 * works or waits. Throws what `work` throws, and ServiceUnavailableError after waiting too long.
 */
export async function doOnce<T>(deps: LeaseDeps, leased: LeasedWork<T>): Promise<T> {
  const { lookEvery, waitAtMost } = deps.config.leases;
  const holder = deps.ids.uuid();
  for (let waited = 0; waited <= waitAtMost; waited += lookEvery) {
    const done = await leased.find();
    if (done !== null) return done;
    if (await acquireLease(deps.db, leased.name, holder, deps.config.leases.lifetime)) {
      return await workAsHolder(deps, leased, holder);
    }
    await pause(lookEvery);
  }
  throw new ServiceUnavailableError();
}

/**
 * Does something unless another process is at it, in which case nothing happens here: for work that
 * is repeated. Throws what `work` throws.
 */
export async function doUnlessLeased(
  deps: LeaseDeps,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const holder = deps.ids.uuid();
  if (!(await acquireLease(deps.db, name, holder, deps.config.leases.lifetime))) return;
  await workAsHolder(deps, { name, find: () => Promise.resolve(null), work }, holder);
}

async function workAsHolder<T>(
  { db, config, logger }: LeaseDeps,
  { name, find, work }: LeasedWork<T>,
  holder: string,
): Promise<T> {
  const { lifetime, renewEvery } = config.leases;
  const renewal = setInterval(() => {
    renewLease(db, name, holder, lifetime).catch((error: unknown) =>
      logger.warn({ err: error }, "A lease was not renewed"),
    );
  }, renewEvery);
  try {
    // The one before may have finished between our look and our taking the lease.
    return (await find()) ?? (await work());
  } finally {
    clearInterval(renewal);
    await releaseLease(db, name, holder);
  }
}
