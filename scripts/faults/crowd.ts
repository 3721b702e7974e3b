import type { Entry, Journal } from "./journal.ts";
import type { Person } from "./person.ts";

export interface CrowdOptions {
  people: readonly Person[];
  journal: Journal;
  /** Requests begun in a second, whether or not those before are answered. */
  perSecond: number;
  /** Reading calls only. */
  isReading?: boolean;
}

/** The n-th set of answers to the quiz: no two of the first 390,625 are the same. */
export const quizAnswers = (count: number): number[] =>
  Array.from({ length: 8 }, (_, place) => (Math.floor(count / 5 ** place) % 5) + 1);

let quizzes = 0;

/** What people do: two looks at the account, one at the blueprints, and a quiz that is kept. */
function doOne(person: Person, turn: number, isReading: boolean): Promise<unknown> {
  switch (turn % 4) {
    case 1:
      return person.ask({ path: "/api/profiles" });
    case 3: {
      if (isReading) break;
      quizzes += 1;
      const answers = quizAnswers(quizzes);
      const stores = JSON.stringify(answers);
      return person.ask({ path: "/api/mbti-quiz", body: { answers }, stores });
    }
    default:
  }
  return person.ask({ path: "/api/auth/user" });
}

/** People who use the product until they are told to stop, at a steady rate. */
export function startCrowd({ people, journal, perSecond, isReading = false }: CrowdOptions) {
  const from = journal.length;
  const open = new Set<Promise<unknown>>();
  let turn = 0;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond;
    for (; turn < due; turn += 1) {
      const index = turn % people.length;
      const person = people[index];
      if (!person) return;
      // Another person each time, so that everybody does everything.
      const one = doOne(person, Math.floor(turn / people.length) + index, isReading);
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  }, 10);
  return {
    /** Resolves when everything that was asked has been answered. @returns what it did */
    async stop(): Promise<Entry[]> {
      clearInterval(timer);
      await Promise.all(open);
      const members = new Set(people.map(({ id }) => id));
      return journal.slice(from).filter(({ who }) => members.has(who));
    },
  };
}
