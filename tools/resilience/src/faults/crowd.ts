import type { Entry, Journal } from "./journal.ts";
import type { Answer, Person } from "./person.ts";
import { startSteadily } from "./steady-rate.ts";

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

/** Answers that nobody gave before are sent, and kept. */
export function keepQuiz(person: Person): Promise<Answer> {
  quizzes += 1;
  const answers = quizAnswers(quizzes);
  const stores = JSON.stringify(answers);
  return person.ask({ path: "/api/mbti-quiz", body: { answers }, stores });
}

/** What people do: two looks at the account, one at the blueprints, and a quiz that is kept. */
function doOne(person: Person, turn: number, isReading: boolean): Promise<unknown> {
  switch (turn % 4) {
    case 1:
      return person.ask({ path: "/api/profiles" });
    case 3:
      if (isReading) break;
      return keepQuiz(person);
    default:
  }
  return person.ask({ path: "/api/auth/user" });
}

/** People who use the product until they are told to stop, at a steady rate. */
export function startCrowd({ people, journal, perSecond, isReading = false }: CrowdOptions) {
  const from = journal.length;
  const crowd = startSteadily(perSecond, async (turn) => {
    const index = turn % people.length;
    const person = people[index];
    // Another person each time, so that everybody does everything.
    if (person) await doOne(person, Math.floor(turn / people.length) + index, isReading);
  });
  return {
    /** Resolves when everything that was asked has been answered. @returns what it did */
    async stop(): Promise<Entry[]> {
      await crowd.stop();
      const members = new Set(people.map(({ id }) => id));
      return journal.slice(from).filter(({ who }) => members.has(who));
    },
  };
}
