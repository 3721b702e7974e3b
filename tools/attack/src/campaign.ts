import type { Answer } from "@cosmic/tools-test-client/connection";
import { NoAnswer } from "@cosmic/tools-test-client/read-answer";
import { AttackSummary } from "./attack-summary.ts";
import { type Attack, allAttacks, type Target } from "./attacks.ts";
import { listProblems } from "./judge.ts";
import { Person } from "./person.ts";
import type { RunningApi } from "./running-api.ts";

/** Browsers that attack side by side. */
const PEOPLE = 8;

/** Attacks after which a browser makes sure that nothing has signed it out unseen. */
const LOOK_EVERY = 40;

/** After these nobody knows how much of a request is still on the way, so each has a connection of its own. */
const FRESH: ReadonlySet<Target> = new Set(["headers", "methods and addresses"]);

/** An answer that ends a session, or puts another one in its place. */
const changesSession = ({ headers }: Answer) =>
  headers.some(
    ([name, value]) => name === "set-cookie" && /^cosmic_(?:session|operator)=/.test(value),
  );

/** Picks so many, evenly spread over all. */
function spread<T>(all: readonly T[], count: number): T[] {
  if (count >= all.length) return [...all];
  return Array.from({ length: count }, (_, index) => {
    const picked = all[Math.floor((index * all.length) / count)];
    if (picked === undefined) throw new Error("Nothing to pick from");
    return picked;
  });
}

interface Campaign {
  api: RunningApi;
  report: AttackSummary;
  /** What is left to send; everybody takes from its end. */
  left: Attack[];
}

async function attackOnce(person: Person, attack: Attack, campaign: Campaign): Promise<void> {
  const { api, report } = campaign;
  const request = attack.build(person);
  try {
    const answer = await person.send(request);
    if (FRESH.has(attack.target)) person.leave();
    const judgement = {
      method: request.method,
      isPayer: person.isPayer,
      issuer: api.google.issuer,
    };
    report.add(attack, answer.status, listProblems(answer, judgement));
    report.recordTime(attack, answer.milliseconds);
    if (changesSession(answer)) await person.recover();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const isDeserved = error.wasClosed && FRESH.has(attack.target);
    report.add(attack, null, isDeserved ? [] : [error.message]);
  }
}

/** What an attack, or one before it, has done to the browser without a word. */
async function unseenHarm(person: Person): Promise<string[]> {
  try {
    const lost = await person.recover();
    return lost.map((session) => `or one before: ended the ${session}'s session unseen`);
  } catch (error) {
    if (error instanceof NoAnswer) return [error.message];
    throw error;
  }
}

async function attackOn(person: Person, campaign: Campaign): Promise<void> {
  let sent = 0;
  for (let attack = campaign.left.pop(); attack; attack = campaign.left.pop()) {
    await attackOnce(person, attack, campaign);
    sent += 1;
    if (sent % LOOK_EVERY > 0) continue;
    const problems = await unseenHarm(person);
    if (problems.length > 0) campaign.report.failures.push({ attack, problems });
  }
  person.leave();
}

/**
 * Sends hostile input to every field of every call, as many as asked for, several browsers side by
 * side. What each sends is the same from run to run.
 */
export async function runCampaign(api: RunningApi, inputs: number): Promise<AttackSummary> {
  // One pays: printing reports takes far longer than refusing to.
  const people = Array.from({ length: PEOPLE }, (_, index) => new Person(api.port, index === 0));
  for (const person of people) await person.arrive();
  const report = new AttackSummary();
  const left = spread(allAttacks(), inputs).toReversed();
  await Promise.all(people.map((person) => attackOn(person, { api, report, left })));
  return report;
}
