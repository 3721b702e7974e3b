import { describe, expect, it } from "vitest";
import { findAlerts } from "./find-alerts.ts";
import { isWorse } from "./found-alert.ts";
import type { Growing, HealthFacts, Outcomes, StepPair } from "./health-facts.ts";

const outcomes = (succeeded: number, failed: number): Outcomes => ({ succeeded, failed });

const HEALTHY_STEP: StepPair = {
  to: "report_generated",
  lastHours: outcomes(180, 20),
  lastDay: outcomes(700, 80),
  usual: outcomes(4_900, 560),
};

const HEALTHY: HealthFacts = {
  signIns: { recent: outcomes(90, 10), usual: outcomes(12_000, 1_400), affectedUsers: 8 },
  operatorFailures: 1,
  sessions: {
    ofBusiestAddress: 12,
    usualOfBusiestAddress: 18,
    crowdedUsers: 0,
    ofBusiestUser: 3,
  },
  steps: [HEALTHY_STEP],
  payments: { waitingEvents: 0, waitingMinutes: 15 },
  checkouts: { recent: outcomes(20, 1), usual: outcomes(3_000, 20), affectedUsers: 1 },
  generations: {
    recent: outcomes(100, 1),
    usual: outcomes(15_000, 20),
    affectedUsers: 1,
    fellBack: 4,
    reworded: 100,
  },
  errors: {
    browser: { recent: 20, usual: 15, affectedUsers: 12 },
    api: { recent: 2, usual: 1, affectedUsers: 2 },
  },
  growth: [{ of: "visits", recent: 190, usual: 120 }],
};

const NOTHING: HealthFacts = {
  signIns: { recent: outcomes(0, 0), usual: outcomes(0, 0), affectedUsers: 0 },
  operatorFailures: 0,
  sessions: {
    ofBusiestAddress: 0,
    usualOfBusiestAddress: 0,
    crowdedUsers: 0,
    ofBusiestUser: 0,
  },
  steps: [
    {
      to: "quiz_start",
      lastHours: outcomes(0, 0),
      lastDay: outcomes(0, 0),
      usual: outcomes(0, 0),
    },
  ],
  payments: { waitingEvents: 0, waitingMinutes: 15 },
  checkouts: { recent: outcomes(0, 0), usual: outcomes(0, 0), affectedUsers: 0 },
  generations: {
    recent: outcomes(0, 0),
    usual: outcomes(0, 0),
    affectedUsers: 0,
    fellBack: 0,
    reworded: 0,
  },
  errors: {
    browser: { recent: 0, usual: 0, affectedUsers: 0 },
    api: { recent: 0, usual: 0, affectedUsers: 0 },
  },
  growth: [{ of: "visits", recent: 0, usual: 0 }],
};

/** What is found when only this differs from a healthy hour. */
const foundWith = (changes: Partial<HealthFacts>) =>
  findAlerts({ ...HEALTHY, ...changes }).map(({ key, severity }) => `${key} ${severity}`);

const signIns = (succeeded: number, failed: number, usual = HEALTHY.signIns.usual) => ({
  signIns: { recent: outcomes(succeeded, failed), usual, affectedUsers: 15 },
});
const step = (changes: Partial<StepPair>) => ({ steps: [{ ...HEALTHY_STEP, ...changes }] });
const sessions = (changes: Partial<HealthFacts["sessions"]>) => ({
  sessions: { ...HEALTHY.sessions, ...changes },
});
const generations = (changes: Partial<HealthFacts["generations"]>) => ({
  generations: { ...HEALTHY.generations, ...changes },
});
const checkouts = (succeeded: number, failed: number) => ({
  checkouts: { ...HEALTHY.checkouts, recent: outcomes(succeeded, failed) },
});
const errors = (source: "api" | "browser", recent: number, usual: number) => ({
  errors: { ...HEALTHY.errors, [source]: { recent, usual, affectedUsers: 9 } },
});

const growth = (of: Growing, recent: number, usual: number) => ({
  growth: [{ of, recent, usual }],
});

describe("alerts", () => {
  it("are none in a healthy hour, nor in one without a single visitor", () => {
    expect(findAlerts(HEALTHY)).toEqual([]);
    expect(findAlerts(NOTHING)).toEqual([]);
  });

  it.each([
    ["no sign-in succeeds", signIns(0, 40), "sign-ins-failing HIGH"],
    ["most sign-ins fail", signIns(40, 80), "sign-ins-failing MEDIUM"],
    ["sign-ins fail far more often than usual", signIns(60, 40), "sign-ins-failing LOW"],
    ["a new site's sign-ins fail", signIns(1, 25, outcomes(3, 0)), "sign-ins-failing HIGH"],
    ["an attack goes on for days", signIns(5, 95, outcomes(100, 9_000)), "sign-ins-failing HIGH"],
    ["the operator's door is tried", { operatorFailures: 10 }, "operator-sign-ins-failing HIGH"],
    ["one address signs in", sessions({ ofBusiestAddress: 75 }), "sessions-of-one-address LOW"],
    ["one address floods", sessions({ ofBusiestAddress: 300 }), "sessions-of-one-address HIGH"],
    [
      "accounts are crowded",
      sessions({ crowdedUsers: 2, ofBusiestUser: 60 }),
      "sessions-of-one-user MEDIUM",
    ],
    [
      "a step breaks",
      step({ lastHours: outcomes(10, 190) }),
      "conversion-drop:report_generated HIGH",
    ],
    [
      "a step weakens over a day",
      step({ lastHours: outcomes(20, 10), lastDay: outcomes(450, 330) }),
      "conversion-drop:report_generated LOW",
    ],
    [
      "events of the provider wait",
      { payments: { waitingEvents: 2, waitingMinutes: 15 } },
      "payments-waiting HIGH",
    ],
    ["no checkout starts", checkouts(0, 5), "checkouts-failing HIGH"],
    ["some checkouts do not start", checkouts(8, 4), "checkouts-failing MEDIUM"],
    ["no report is written", generations({ recent: outcomes(0, 9) }), "generations-failing HIGH"],
    ["a few fail", generations({ recent: outcomes(25, 4) }), "generations-failing LOW"],
    [
      "the AI is away",
      generations({ fellBack: 60, reworded: 100 }),
      "generations-falling-back MEDIUM",
    ],
    ["the API fails", errors("api", 120, 1), "error-burst:api HIGH"],
    ["pages fail", errors("browser", 80, 15), "error-burst:browser MEDIUM"],
    ["visits pile up", growth("visits", 2_400, 80), "storage-growth:visits LOW"],
    ["accounts pile up", growth("accounts", 2_000, 0), "storage-growth:accounts HIGH"],
  ])("say exactly that %s", (_, changes, alert) => {
    expect(foundWith(changes)).toEqual([alert]);
  });

  it.each([
    ["a busy day with the usual share of failures", signIns(900, 100)],
    ["a handful of forgotten passwords", signIns(0, 19)],
    ["a site where half of all sign-ins always fail", signIns(50, 50, outcomes(500, 500))],
    [
      "an office that always signs in a lot",
      sessions({ ofBusiestAddress: 70, usualOfBusiestAddress: 20 }),
    ],
    ["too few visits to tell", step({ lastHours: outcomes(0, 49), lastDay: outcomes(0, 49) })],
    [
      "a site too new to have a usual",
      step({ lastHours: outcomes(0, 100), usual: outcomes(90, 9) }),
    ],
    [
      "a drop that chance explains",
      step({ lastHours: outcomes(40, 12), lastDay: outcomes(40, 12) }),
    ],
    ["a dip of a weekend", step({ lastHours: outcomes(140, 60), lastDay: outcomes(560, 220) })],
    ["a step that does better", step({ lastHours: outcomes(200, 0) })],
    ["two checkouts that failed", checkouts(0, 2)],
    ["two reports that a restart cut off", generations({ recent: outcomes(0, 2) })],
    ["errors that are always there", errors("browser", 90, 30)],
    ["a mention in the press", growth("visits", 1_900, 5)],
    ["a busy site", growth("visits", 20_000, 5_000)],
    ["a few errors where there never were any", errors("api", 9, 0)],
  ])("keep quiet about %s", (_, changes) => {
    expect(foundWith(changes)).toEqual([]);
  });

  it("state how many people are affected, at which rate and when", () => {
    const [alert] = findAlerts({ ...HEALTHY, ...step({ lastHours: outcomes(100, 200) }) });
    expect(alert?.metrics).toEqual({
      affected_users: 169,
      failure_rate: expect.closeTo(2 / 3),
      time_range: "visits of 6 hours",
    });
    expect(alert?.description).toBe(
      'Of 300 visits that reached "Personality type selected", 33% went on to "Report generated" (the seven days before: 90%).',
    );
  });

  it("differ by key, each with its own text", () => {
    const all = findAlerts({
      ...HEALTHY,
      ...signIns(0, 40),
      operatorFailures: 20,
      ...checkouts(0, 5),
      ...errors("api", 50, 0),
    });
    expect(new Set(all.map(({ key }) => key)).size).toBe(4);
    expect(new Set(all.map(({ title }) => title)).size).toBe(4);
  });
});

describe("a severity", () => {
  it("is worse than a lower one, and than none of its own", () => {
    expect(isWorse("HIGH", "MEDIUM")).toBe(true);
    expect(isWorse("LOW", "MEDIUM")).toBe(false);
    expect(isWorse("HIGH", "HIGH")).toBe(false);
  });
});
