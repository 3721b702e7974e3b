import type { Answer } from "@cosmic/tools-test-client/connection";
import { NoAnswer } from "@cosmic/tools-test-client/read-answer";
import { Attacker, isForOperators } from "./attacker.ts";
import { allAttacks } from "./attacks.ts";
import type { Attack, Target } from "./create-attack.ts";
import { listProblems } from "./judge.ts";
import type { RunningApi } from "./running-api.ts";
import { AttackSummary } from "./summary.ts";

/** Attackers side by side. */
const ATTACKERS = 8;

/** Attacks after which an attacker checks that it is still signed in. */
const CHECK_EVERY = 40;

/** After these part of a request may still be on the way, so each has a connection of its own. */
const FRESH: ReadonlySet<Target> = new Set(["headers", "methods and addresses"]);

/** An answer that ends a session, or puts another one in its place. */
const changesSession = ({ headers }: Answer) =>
  headers.some(
    ([name, value]) => name === "set-cookie" && /^cosmic_(?:session|operator)=/.test(value),
  );

/** Picks so many, evenly spread over all. */
function spread<T>(all: readonly T[], count: number): T[] {
  const share = Math.min(1, count / all.length);
  return all.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
}

interface Campaign {
  api: RunningApi;
  summary: AttackSummary;
  /** What is left to send; each attacker takes from its end. */
  left: Attack[];
}

async function attackOnce(attacker: Attacker, attack: Attack, campaign: Campaign): Promise<void> {
  const { api, summary } = campaign;
  const request = attack.build(attacker);
  try {
    const answer = await attacker.send(request);
    if (FRESH.has(attack.target)) attacker.leave();
    const judgement = {
      method: request.method,
      // Operators are shown who has paid.
      maySeeAccess: attacker.isPayer || isForOperators(attack.call),
      issuer: api.google.issuer,
    };
    summary.add(attack, answer.status, listProblems(answer, judgement));
    summary.recordTime(attack, answer.milliseconds);
    if (!changesSession(answer)) return;
    await attacker.endBegun(answer);
    await attacker.recover();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const isAllowed = error.wasClosed && FRESH.has(attack.target);
    summary.add(attack, null, isAllowed ? [] : [error.message]);
    // Its answer would have said that the session is over.
    if (isAllowed && attack.call.path.endsWith("/logout")) await attacker.recover();
  }
}

/** Sessions that an attack, or one before it, has ended although no answer said so. */
async function findLostSessions(attacker: Attacker): Promise<string[]> {
  try {
    const lost = await attacker.recover();
    return lost.map((session) => `or one before: ended the ${session}'s session silently`);
  } catch (error) {
    if (error instanceof NoAnswer) return [error.message];
    throw error;
  }
}

async function attackOn(attacker: Attacker, campaign: Campaign): Promise<void> {
  let sent = 0;
  for (let attack = campaign.left.pop(); attack; attack = campaign.left.pop()) {
    await attackOnce(attacker, attack, campaign);
    sent += 1;
    if (sent % CHECK_EVERY > 0) continue;
    const problems = await findLostSessions(attacker);
    if (problems.length > 0) campaign.summary.failures.push({ attack, problems });
  }
  attacker.leave();
}

/**
 * Sends hostile input to every field of every call, as many as asked for, several attackers side by
 * side. What each sends is the same from run to run.
 */
export async function runCampaign(api: RunningApi, inputs: number): Promise<AttackSummary> {
  // One has paid: printing reports takes far longer than refusing to.
  const attackers = Array.from(
    { length: ATTACKERS },
    (_, index) => new Attacker(api.port, index === 0),
  );
  for (const attacker of attackers) await attacker.arrive();
  const summary = new AttackSummary();
  const left = spread(allAttacks(), inputs).toReversed();
  await Promise.all(attackers.map((attacker) => attackOn(attacker, { api, summary, left })));
  return summary;
}
