import { FUNNEL_STEPS } from "@cosmic/domain";
import {
  CROWDED_USER,
  type Growing,
  type HealthFacts,
  type Outcomes,
  type StepPair,
  WATCH,
  WATCHED_STEPS,
  type WatchedStep,
} from "@cosmic/domain/alerts";
import type { Deps } from "../../deps.ts";
import {
  bySubject,
  COUNTERS,
  type CounterName,
  getBusiestHour,
  getSubjectCounts,
  SLOT_MINUTES,
  sumCounters,
  type TimeRange,
  toSlot,
} from "../counters/index.ts";
import {
  countAdded,
  countOperatorFailures,
  countPaidCheckouts,
  countVisits,
  countWaitingEvents,
} from "./health-facts.store.ts";

type FactDeps = Pick<Deps, "db" | "clock" | "config">;

const MINUTE = 60_000;

/** Reports of one browser count so often at most: one that reports without end is no burst. */
const REPORTS_OF_ONE = 5;

const NO_CAP = 1_000_000_000;

const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * MINUTE);

/** What was recent a while ago until now, and the usual before it; whole slots, the present one included. */
function getTimeRanges(now: Date, minutes: number): { recent: TimeRange; usual: TimeRange } {
  const end = new Date(toSlot(now).getTime() + SLOT_MINUTES * MINUTE);
  const from = before(end, minutes);
  return {
    recent: { from, to: end },
    usual: { from: before(from, WATCH.usual), to: from },
  };
}

async function sumOutcomes(
  { db }: FactDeps,
  succeeded: CounterName,
  failed: CounterName,
  range: TimeRange,
): Promise<Outcomes> {
  const sums = await sumCounters(db, [succeeded, failed], range);
  return { succeeded: sums.get(succeeded) ?? 0, failed: sums.get(failed) ?? 0 };
}

async function watched(deps: FactDeps, now: Date, succeeded: CounterName, failed: CounterName) {
  const { recent, usual } = getTimeRanges(now, WATCH.recent);
  return {
    recent: await sumOutcomes(deps, succeeded, failed, recent),
    usual: await sumOutcomes(deps, succeeded, failed, usual),
  };
}

const spreadLately = (
  { db }: FactDeps,
  now: Date,
  name: string,
  { atMost = NO_CAP, crowdedFrom = NO_CAP } = {},
) => getSubjectCounts(db, name, getTimeRanges(now, WATCH.recent).recent, { atMost, crowdedFrom });

async function gatherSessions(deps: FactDeps, now: Date): Promise<HealthFacts["sessions"]> {
  const { usual } = getTimeRanges(now, WATCH.recent);
  const byAddress = bySubject(COUNTERS.sessionStarted, "address");
  const byUser = bySubject(COUNTERS.sessionStarted, "user");
  const addresses = await spreadLately(deps, now, byAddress);
  const users = await spreadLately(deps, now, byUser, { crowdedFrom: CROWDED_USER });
  return {
    ofBusiestAddress: addresses.most,
    usualOfBusiestAddress: await getBusiestHour(deps.db, byAddress, usual),
    crowdedUsers: users.crowded,
    ofBusiestUser: users.most,
  };
}

/** Visits of a time range by the step they reached and the step before it. */
async function computeConversions(
  { db }: FactDeps,
  range: TimeRange,
): Promise<Record<WatchedStep, Outcomes>> {
  const visits = await countVisits(db, range);
  const reached = (step: (typeof FUNNEL_STEPS)[number]) => visits[FUNNEL_STEPS.indexOf(step)] ?? 0;
  const pairs = Object.entries(WATCHED_STEPS).map(([to, from]) => {
    const succeeded = Math.min(reached(to as WatchedStep), reached(from));
    return [to, { succeeded, failed: reached(from) - succeeded }] as const;
  });
  return {
    ...(Object.fromEntries(pairs) as Record<WatchedStep, Outcomes>),
    // Payments are counted from payment records; what a browser sends is not trusted.
    payment_completed: await countPaidCheckouts(db, range),
  };
}

async function gatherSteps(deps: FactDeps, now: Date): Promise<StepPair[]> {
  const end = before(now, WATCH.visitGrace);
  const since = (minutes: number): TimeRange => ({ from: before(end, minutes), to: end });
  const dayBefore = before(end, WATCH.visitDay);
  const lastHours = await computeConversions(deps, since(WATCH.visitHours));
  const lastDay = await computeConversions(deps, since(WATCH.visitDay));
  const usual = await computeConversions(deps, {
    from: before(dayBefore, WATCH.usual),
    to: dayBefore,
  });
  return (Object.keys(WATCHED_STEPS) as WatchedStep[]).map((to) => ({
    to,
    lastHours: lastHours[to],
    lastDay: lastDay[to],
    usual: usual[to],
  }));
}

async function gatherErrors(
  { db }: FactDeps,
  now: Date,
  name: CounterName,
): Promise<HealthFacts["errors"]["api"]> {
  const { recent, usual } = getTimeRanges(now, WATCH.burst);
  const byAddress = bySubject(name, "address");
  const lately = await getSubjectCounts(db, byAddress, recent, {
    atMost: REPORTS_OF_ONE,
    crowdedFrom: NO_CAP,
  });
  const sums = await sumCounters(db, [byAddress], usual);
  return {
    recent: lately.hits,
    usual: (sums.get(byAddress) ?? 0) / (WATCH.usual / WATCH.burst),
    affectedUsers: lately.subjects,
  };
}

async function gatherGrowth({ db }: FactDeps, now: Date): Promise<HealthFacts["growth"]> {
  const { recent, usual } = getTimeRanges(now, WATCH.recent);
  const counted = (name: CounterName) => async (range: TimeRange) =>
    (await sumCounters(db, [name], range)).get(name) ?? 0;
  const added = (table: Parameters<typeof countAdded>[1]) => (range: TimeRange) =>
    countAdded(db, table, range);
  const kinds: Record<Growing, (range: TimeRange) => Promise<number>> = {
    visits: added("funnel_visits"),
    accounts: added("users"),
    reports: counted(COUNTERS.generationSucceeded),
    sessions: counted(COUNTERS.sessionStarted),
    "quiz results": counted(COUNTERS.quizAnswered),
    // A page that is opened again counts too.
    checkouts: counted(COUNTERS.checkoutStarted),
    "counts of rate limits": added("rate_limits"),
  };
  const growth: HealthFacts["growth"][number][] = [];
  for (const [of, count] of Object.entries(kinds)) {
    const ofUsual = await count(usual);
    growth.push({
      of: of as Growing,
      recent: await count(recent),
      usual: ofUsual / (WATCH.usual / WATCH.recent),
    });
  }
  return growth;
}

/** Counts everything that health is judged by. */
export async function gatherFacts(deps: FactDeps): Promise<HealthFacts> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const { recent } = getTimeRanges(now, WATCH.recent);
  const { eventAlarm } = config.payments.reconcile;
  const failedAccounts = bySubject(COUNTERS.signInFailed, "account");
  const failedCheckouts = bySubject(COUNTERS.checkoutFailed, "user");
  const failedGenerations = bySubject(COUNTERS.generationFailed, "user");
  const ai = await sumOutcomes(
    deps,
    COUNTERS.generationReworded,
    COUNTERS.generationFellBack,
    recent,
  );
  return {
    signIns: {
      ...(await watched(deps, now, COUNTERS.signInSucceeded, COUNTERS.signInFailed)),
      affectedUsers: (await spreadLately(deps, now, failedAccounts)).subjects,
    },
    operatorFailures: await countOperatorFailures(db, before(now, WATCH.recent)),
    sessions: await gatherSessions(deps, now),
    steps: await gatherSteps(deps, now),
    payments: {
      waitingEvents: await countWaitingEvents(db, new Date(now.getTime() - eventAlarm)),
      waitingMinutes: Math.round(eventAlarm / MINUTE),
    },
    checkouts: {
      ...(await watched(deps, now, COUNTERS.checkoutStarted, COUNTERS.checkoutFailed)),
      affectedUsers: (await spreadLately(deps, now, failedCheckouts)).subjects,
    },
    generations: {
      ...(await watched(deps, now, COUNTERS.generationSucceeded, COUNTERS.generationFailed)),
      affectedUsers: (await spreadLately(deps, now, failedGenerations)).subjects,
      fellBack: ai.failed,
      reworded: ai.succeeded + ai.failed,
    },
    errors: {
      api: await gatherErrors(deps, now, COUNTERS.apiError),
      browser: await gatherErrors(deps, now, COUNTERS.browserError),
    },
    growth: await gatherGrowth(deps, now),
  };
}
