import type { Chances } from "../chaos/chances.ts";
import { keepQuiz } from "./crowd.ts";
import type { Environment } from "./environment.ts";
import { decideAccess, signInOperator } from "./operator.ts";
import type { Person } from "./person.ts";

/**
 * Requests of one round, shuffled: at fifty a second, about a second. An odd number of them reaches the
 * API, so that none comes to the same of two processes each time.
 */
const WEIGHTS = {
  account: 19,
  list: 8,
  report: 6,
  quiz: 6,
  page: 4,
  step: 3,
  visitor: 1,
  signIn: 1,
  signOut: 1,
  operator: 1,
  seldom: 1,
} as const;

type Act = keyof typeof WEIGHTS;

const PAGES = ["/", "/quiz", "/privacy", "/auth"];
const PEOPLE = 20;
/** In so many of a minute's rounds reports are printed; in the others the thread that prints them ends. */
const ROUNDS_IN_A_MINUTE = 60;
const PRINTING_ROUNDS = 10;

/** The n-th of many days. */
const birthDate = (count: number) =>
  new Date(Date.UTC(1950, 0, 1 + (count % 18_000))).toISOString().slice(0, 10);

/** Somebody who has paid, with the address of a report. */
async function withReport(operator: Person, person: Person) {
  await decideAccess(operator, person, true);
  const { status, body } = await person.generate("1990-07-14");
  const { profile } = (body ?? {}) as { profile?: { slug: string } };
  if (!profile) throw new Error(`No report: ${status}`);
  return { person, slug: profile.slug };
}

/** One more of what comes seldom and takes long; once in each round. */
function doSeldom(count: number, { person, slug }: { person: Person; slug: string }) {
  if (count % ROUNDS_IN_A_MINUTE < PRINTING_ROUNDS) {
    return person.ask({ path: `/api/profiles/${slug}/report.pdf` });
  }
  switch (count % 3) {
    case 0:
      return person.ask({ path: `/api/profiles/${slug}/calendar.ics` });
    case 1:
      return person.generate(birthDate(count));
    default:
      return person.ask({ path: `/api/profiles/${slug}/grounds` });
  }
}

/**
 * Everything that people do, in about the shares in which they do it: visitors look and try, people read
 * and answer, sign in and out, print reports; an operator looks at lists.
 * @returns what does the n-th request
 */
export async function prepareMixedUse(environment: Environment, chances: Chances) {
  const operator = await signInOperator(environment);
  const people = await environment.meet(PEOPLE);
  const comers = await environment.meet(PEOPLE);
  const readers: { person: Person; slug: string }[] = [];
  for (const person of people) readers.push(await withReport(operator, person));
  const acts = Object.entries(WEIGHTS) as [Act, number][];
  const round = chances.shuffled(
    acts.flatMap(([act, weight]) => Array.from({ length: weight }, () => act)),
  );
  const lookedAt = `users/${people[0]?.id}`;
  const counts: Partial<Record<Act, number>> = {};

  return async (turn: number): Promise<unknown> => {
    const act = round[turn % round.length] ?? "account";
    const count = counts[act] ?? 0;
    counts[act] = count + 1;
    const reader = readers[count % readers.length];
    const comer = comers[count % comers.length];
    if (!reader || !comer) return null;
    switch (act) {
      case "account":
        return await reader.person.ask({ path: "/api/auth/user" });
      case "list":
        return await reader.person.ask({ path: "/api/profiles" });
      case "report":
        return await reader.person.ask({ path: `/api/profiles/${reader.slug}` });
      case "quiz":
        return await keepQuiz(reader.person);
      case "page":
        return await environment.newPerson().ask({ path: PAGES[count % PAGES.length] ?? "/" });
      case "step": {
        const step = { step: "landing_view", stepNumber: 1, stepName: "Landing page viewed" };
        const body = { ...step, sessionId: `soak-${count}` };
        return await environment.newPerson().ask({ path: "/api/funnel-events", body });
      }
      case "visitor":
        return await environment.newPerson().generate(birthDate(count));
      case "signIn":
        return await comer.signIn();
      case "signOut":
        return await comer.ask({ path: "/api/logout" });
      case "operator":
        // The list alone, which fetches itself again, does not keep an operator signed in.
        return await operator.ask({ path: `/api/admin/${count % 2 === 0 ? "users" : lookedAt}` });
      default:
        return await doSeldom(count, reader);
    }
  };
}
