import type { Random } from "../environment/random.ts";
import { grantAccess, signInOperator } from "../users/operator.ts";
import { storeQuiz } from "../users/traffic.ts";
import type { User } from "../users/user.ts";
import type { Environment } from "./environment.ts";

const PAGES = ["/", "/quiz", "/privacy", "/auth"];
const USERS = 20;
/** Of a minute's rounds so many print reports; in the others the thread that prints them ends. */
const ROUNDS_IN_A_MINUTE = 60;
const PRINTING_ROUNDS = 10;

/** The n-th of many days. */
const birthDate = (count: number) =>
  new Date(Date.UTC(1950, 0, 1 + (count % 18_000))).toISOString().slice(0, 10);

/** Begins what a user does once the user's last call has ended: no user signs in while the sign-out is under way. */
type InTurn = (user: User, call: () => Promise<unknown>) => Promise<unknown>;

function createTurns(): InTurn {
  const last = new Map<User, Promise<unknown>>();
  return (user, call) => {
    const done = (last.get(user) ?? Promise.resolve()).then(call);
    last.set(user, done);
    return done;
  };
}

interface Turn {
  environment: Environment;
  operator: User;
  /** A user who has paid, with a report. */
  reader: User;
  slug: string;
  /** A user who signs in and out. */
  other: User;
  inTurn: InTurn;
  /** How often this call was made before. */
  count: number;
}

/** What comes seldom and takes long. */
function doSeldom({ count, reader, slug }: Turn) {
  if (count % ROUNDS_IN_A_MINUTE < PRINTING_ROUNDS) {
    return reader.ask({ path: `/api/profiles/${slug}/report.pdf` });
  }
  if (count % 3 === 0) return reader.ask({ path: `/api/profiles/${slug}/calendar.ics` });
  if (count % 3 === 1) return reader.generate(birthDate(count));
  return reader.ask({ path: `/api/profiles/${slug}/grounds` });
}

function recordStep({ environment, count }: Turn) {
  const step = { step: "landing_view", stepNumber: 1, stepName: "Landing page viewed" };
  const body = { ...step, sessionId: `soak-${count}` };
  return environment.newUser().ask({ path: "/api/funnel-events", body });
}

/**
 * Calls with how often each comes in a round, which is shuffled: at fifty a second, about a second. An
 * odd number of them reaches the API, so that none comes to the same of two processes each time.
 */
const CALLS: readonly [weight: number, call: (turn: Turn) => Promise<unknown>][] = [
  [19, ({ reader }) => reader.ask({ path: "/api/auth/user" })],
  [8, ({ reader }) => reader.ask({ path: "/api/profiles" })],
  [6, ({ reader, slug }) => reader.openReport(slug)],
  [6, ({ reader }) => storeQuiz(reader)],
  [4, ({ environment, count }) => environment.newUser().ask({ path: PAGES[count % 4] ?? "/" })],
  [3, recordStep],
  [1, ({ environment, count }) => environment.newUser().generate(birthDate(count))],
  [1, ({ other, inTurn }) => inTurn(other, () => other.signIn())],
  [1, ({ other, inTurn }) => inTurn(other, () => other.ask({ path: "/api/logout" }))],
  // The list alone, which fetches itself again, does not keep an operator signed in.
  [
    1,
    ({ operator, reader, count }) =>
      operator.ask({ path: `/api/admin/users${count % 2 === 0 ? "" : `/${reader.id}`}` }),
  ],
  [1, doSeldom],
];

/** Every call that users, visitors and an operator make, in realistic shares. @returns the n-th request */
export async function prepareMixedUse(environment: Environment, random: Random) {
  const operator = await signInOperator(environment);
  const readers = await environment.newUsers(USERS);
  const others = await environment.newUsers(USERS);
  const slugs: string[] = [];
  for (const reader of readers) {
    await grantAccess(operator, reader);
    slugs.push(await reader.makeBlueprint());
  }
  const round = random.shuffled(
    CALLS.flatMap(([weight], call) => Array.from({ length: weight }, () => call)),
  );
  const counts = CALLS.map(() => 0);
  const inTurn = createTurns();

  return async (number: number): Promise<void> => {
    const index = round[number % round.length] ?? 0;
    const count = counts[index] ?? 0;
    counts[index] = count + 1;
    const [reader, other] = [readers[count % USERS], others[count % USERS]];
    const slug = slugs[count % USERS];
    if (!reader || !other || slug === undefined) return;
    await CALLS[index]?.[1]({ environment, operator, reader, slug, other, inTurn, count });
  };
}
