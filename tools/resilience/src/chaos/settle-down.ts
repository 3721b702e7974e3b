import { setTimeout as pause } from "node:timers/promises";
import { PAYMENT_EVENT_TYPES } from "@cosmic/api/gateways/stripe/event-types";
import { readRows, readUnfinished } from "./read-database.ts";
import type { Stage } from "./stage.ts";

const LOOK_EVERY = 1_000;
/** Looks in a row that find nothing to do: more than a round of the reconciler. */
const QUIET_LOOKS = 4;
const SECONDS = 120;
const LISTENED: ReadonlySet<string> = new Set(PAYMENT_EVENT_TYPES);

/** The events of the books that the product listens to. */
export const listenedEvents = ({ provider }: Pick<Stage, "provider">): string[] =>
  provider
    .ledger()
    .events.filter(({ type }) => LISTENED.has(type))
    .map(({ id }) => id);

async function isQuiet(stage: Stage): Promise<boolean> {
  const { events, jobs } = await readUnfinished(stage.databaseUrl);
  if (events + jobs > 0) return false;
  const known = new Set((await readRows(stage.databaseUrl)).events.map(({ id }) => id));
  return listenedEvents(stage).every((id) => known.has(id));
}

/**
 * Lets everything run undisturbed until nothing is left to be done, or for two minutes: what is not
 * right then never will be. @returns seconds that it took
 */
export async function settleDown(stage: Stage): Promise<number> {
  const startedAt = Date.now();
  await stage.databaseIsUp();
  await stage.provider.reset();
  stage.replicas.setCount(2);
  let quiet = 0;
  while (quiet < QUIET_LOOKS && Date.now() - startedAt < SECONDS * 1_000) {
    await pause(LOOK_EVERY);
    const isOpen = stage.replicas.countOpen() === 2;
    quiet = isOpen && (await isQuiet(stage).catch(() => false)) ? quiet + 1 : 0;
  }
  return (Date.now() - startedAt) / 1_000;
}
