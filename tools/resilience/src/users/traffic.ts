import type { Entry, Journal } from "../journal/journal.ts";
import type { User } from "./user.ts";

/** Does something so many times a second, whether or not what was begun before has ended. */
export function startSteadily(perSecond: number, doOne: (turn: number) => Promise<unknown>) {
  const open = new Set<Promise<unknown>>();
  let turn = 0;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond;
    for (; turn < due; turn += 1) {
      const one = doOne(turn);
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  }, 10);
  return {
    /** Begins nothing more; resolves when everything begun has ended. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

/** The n-th set of answers to the quiz: no two of the first 390,625 are the same. */
export const quizAnswers = (count: number): number[] =>
  Array.from({ length: 8 }, (_, place) => (Math.floor(count / 5 ** place) % 5) + 1);

let quizzes = 0;

/** Sends answers that were not sent before, which are stored. */
export function storeQuiz(user: User) {
  quizzes += 1;
  const answers = quizAnswers(quizzes);
  return user.ask({ path: "/api/mbti-quiz", body: { answers }, stores: JSON.stringify(answers) });
}

/** Two requests for the account, one for the list of reports, and a quiz that is stored. */
const CALLS: readonly ((user: User) => Promise<unknown>)[] = [
  (user) => user.ask({ path: "/api/auth/user" }),
  (user) => user.ask({ path: "/api/profiles" }),
  (user) => user.ask({ path: "/api/auth/user" }),
  storeQuiz,
];

export interface TrafficOptions {
  users: readonly User[];
  journal: Journal;
  /** Requests begun in a second, whether or not those before are answered. */
  perSecond: number;
  /** Reading calls only. */
  isReading?: boolean;
  /** A user who waits for an answer asks nothing more: a slow machine is not overloaded besides. */
  isPatient?: boolean;
}

/** Users who use the product at a steady rate until it is stopped. */
export function startTraffic(options: TrafficOptions) {
  const { users, journal, perSecond, isReading = false, isPatient = false } = options;
  const from = journal.length;
  const waiting = new Set<User>();
  const calls = isReading ? CALLS.slice(0, 3) : CALLS;
  const traffic = startSteadily(perSecond, async (turn) => {
    const index = turn % users.length;
    const user = users[index];
    // Another user each time, so that each makes every call.
    const call = calls[(Math.floor(turn / users.length) + index) % calls.length];
    if (!user || !call || (isPatient && waiting.has(user))) return;
    waiting.add(user);
    await call(user).finally(() => waiting.delete(user));
  });
  return {
    /** Resolves when every request was answered. @returns the requests and answers */
    async stop(): Promise<Entry[]> {
      await traffic.stop();
      const names = new Set(users.map(({ name }) => name));
      return journal.slice(from).filter(({ user }) => names.has(user));
    },
  };
}
