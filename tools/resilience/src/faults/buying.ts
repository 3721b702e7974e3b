import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "./environment.ts";
import type { Person } from "./person.ts";

/** Opens a checkout. @returns the session's id. @throws when it cannot be opened */
export async function openCheckout(person: Person): Promise<string> {
  const body = { returnTo: "/dashboard" };
  const answer = await person.ask({ path: "/api/create-checkout-session", body });
  const { url } = (answer.body ?? {}) as { url?: string };
  const session = /cs_\w+/.exec(url ?? "")?.[0];
  if (!session) throw new Error(`No checkout: ${answer.status ?? answer.error}`);
  return session;
}

/** Comes back from paying until it is confirmed. @throws when it is not within ten seconds */
export async function confirm(person: Person, session: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { body } = await person.ask({ path: `/api/checkout-success?session_id=${session}` });
    if ((body as { success?: boolean } | null)?.success === true) return;
    await pause(200);
  }
  throw new Error("A payment was not confirmed");
}

/** Ids of the provider's events about a session. */
export const eventsAbout = ({ provider }: Environment, session: string): string[] =>
  provider
    .ledger()
    .events.filter(({ data }) => JSON.stringify(data).includes(`"${session}"`))
    .map(({ id }) => id);
