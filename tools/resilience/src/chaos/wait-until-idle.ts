import { setTimeout as pause } from "node:timers/promises";
import { PAYMENT_EVENT_TYPES } from "@cosmic/api/gateways/stripe/event-types";
import type { Environment } from "./environment.ts";
import { readRows, readUnfinished } from "./read-database.ts";

const CHECK_EVERY = 1_000;
/** Checks in a row that find nothing to do: more than a round of the reconciler. */
const IDLE_CHECKS = 4;
const SECONDS = 120;
const LISTENED: ReadonlySet<string> = new Set(PAYMENT_EVENT_TYPES);

/** Stripe's events that the product listens to. */
export const listenedEvents = ({ provider }: Pick<Environment, "provider">): string[] =>
  provider
    .ledger()
    .events.filter(({ type }) => LISTENED.has(type))
    .map(({ id }) => id);

async function isIdle(environment: Environment): Promise<boolean> {
  const { events, jobs } = await readUnfinished(environment.databaseUrl);
  if (events + jobs > 0) return false;
  const known = new Set((await readRows(environment.databaseUrl)).events.map(({ id }) => id));
  return listenedEvents(environment).every((id) => known.has(id));
}

/**
 * Lets everything run undisturbed until nothing is left to be done, or for two minutes: what is not
 * right then never will be. @returns seconds that it took
 */
export async function waitUntilIdle(environment: Environment): Promise<number> {
  const startedAt = Date.now();
  await environment.databaseIsUp();
  await environment.provider.reset();
  environment.replicas.setCount(2);
  let idle = 0;
  while (idle < IDLE_CHECKS && Date.now() - startedAt < SECONDS * 1_000) {
    await pause(CHECK_EVERY);
    const isReady = environment.replicas.countReady() === 2;
    idle = isReady && (await isIdle(environment).catch(() => false)) ? idle + 1 : 0;
  }
  return (Date.now() - startedAt) / 1_000;
}
