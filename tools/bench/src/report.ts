import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { addDays, MBTI_TYPES } from "@cosmic/domain";
import { computeHoursSky, listDayMinutes, natalChart } from "@cosmic/domain/chart";
import { computeYearEvents, findYearEnd } from "@cosmic/domain/forecast";
import { readHours } from "@cosmic/domain/hours";
import { reportInputsFrom, writeReport } from "@cosmic/report";

// `npm run bench:report`: full built-in reports on one core, each for another birth date, as a ratio to
// the floor: writing alone, from facts that are computed already. Rounds repeat on other dates.
const GOAL = { perSecond: 60, coldMilliseconds: 300, hoursMilliseconds: 40 } as const;
const LISBON = { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" };
const ROUNDS = 5;
const REPORTS = 200;
const COLD_RUNS = 7;
const WRITTEN = new Date("2026-11-21T12:00:00Z");

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds that a round took in each of its parts. */
function runRound(round: number) {
  const spent = { chart: 0, forecast: 0, writing: 0 };
  for (let index = 0; index < REPORTS; index += 1) {
    // 151 days apart: every season and decade from 1930 on, and no date twice.
    const birthDate = addDays("1930-01-01", (index * 151 + round * 29) % 33_000);
    const mbtiType = MBTI_TYPES[index % MBTI_TYPES.length] ?? "INTJ";
    const started = performance.now();
    const chart = natalChart({ birthDate });
    const charted = performance.now();
    const year = computeYearEvents({
      natal: chart,
      from: WRITTEN,
      to: findYearEnd(WRITTEN, "UTC"),
    });
    const foreseen = performance.now();
    writeReport(reportInputsFrom({ mbtiType, clarity: null, chart, year, timeZone: "UTC" }));
    spent.writing += performance.now() - foreseen;
    spent.forecast += foreseen - charted;
    spent.chart += charted - started;
  }
  return spent;
}

/** Milliseconds of processor time that the dial and the shares of a whole day take. */
function timeHours(index: number): number {
  const started = process.cpuUsage();
  const { ranges } = listDayMinutes(addDays("1930-01-01", index * 151), null, LISBON.timeZone);
  readHours(computeHoursSky(ranges, LISBON), ranges);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

runRound(0);
const rounds = Array.from({ length: ROUNDS }, (_, index) => runRound(index + 1));
const whole = rounds.map(({ chart, forecast, writing }) => chart + forecast + writing);
const perSecond = (REPORTS * 1000) / median(whole);
const floor = (REPORTS * 1000) / median(rounds.map(({ writing }) => writing));
const share = median(
  rounds.map(({ chart, forecast }, index) => (chart + forecast) / (whole[index] ?? 1)),
);
const eachPart = (part: "chart" | "forecast" | "writing") =>
  (median(rounds.map((round) => round[part])) / REPORTS).toFixed(2);

const cold = Array.from({ length: COLD_RUNS }, () => {
  const script = join(import.meta.dirname, "cold-report.ts");
  const output = execFileSync(process.execPath, [script], { encoding: "utf8" });
  return JSON.parse(output) as { loaded: number; written: number };
});
const coldReport = median(cold.map(({ loaded, written }) => written - loaded));
const coldProcess = median(cold.map(({ written }) => written));

console.log(`${ROUNDS} rounds of ${REPORTS} birth dates, one core; medians`);
console.log(`full reports      ${perSecond.toFixed(0).padStart(6)} a second`);
console.log(`writing alone     ${floor.toFixed(0).padStart(6)} a second, the floor`);
console.log(`ratio             ${(perSecond / floor).toFixed(2).padStart(6)}`);
console.log(`astronomy         ${(share * 100).toFixed(0).padStart(6)} % of the time`);
console.log(
  `milliseconds each: chart ${eachPart("chart")}, forecast ${eachPart("forecast")}, writing ${eachPart("writing")}`,
);
console.log(
  `first report of a fresh process: ${coldReport.toFixed(0)} ms, with start and loading ${coldProcess.toFixed(0)} ms`,
);
const hours = median(Array.from({ length: 60 }, (_, index) => timeHours(index)).slice(20));
console.log(`dial and shares of a day: ${hours.toFixed(1)} ms of processor time, warm`);
const isMet =
  hours <= GOAL.hoursMilliseconds &&
  perSecond >= GOAL.perSecond &&
  coldReport < GOAL.coldMilliseconds;
console.log(
  `${isMet ? "ok" : "BELOW"}: goal ${GOAL.perSecond} a second and a first report under ${GOAL.coldMilliseconds} ms, a dial within ${GOAL.hoursMilliseconds} ms`,
);
process.exitCode = isMet ? 0 : 1;
