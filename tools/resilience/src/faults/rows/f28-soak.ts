import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { computeP99, percentile } from "../../journal/journal.ts";
import { countDescriptors } from "../../processes/process-stats.ts";
import { startSteadily } from "../../users/traffic.ts";
import type { Environment } from "../environment.ts";
import type { Fault } from "../fault.ts";
import type { Findings } from "../findings.ts";
import { prepareMixedUse } from "../mixed-use.ts";
import { computeSlope, type Sample, takeSamples } from "../samples.ts";

const PER_SECOND = 50;
const USUAL_MINUTES = 1;
/** Minutes from which on a slope says something: over less, what the collector leaves lying outweighs it. */
const JUDGED_FROM = 30;
const WARM_UP = 1 / 6;
const MEGABYTES = 400;
/** What the thread that makes PDF files may take besides, for as long as it is there. */
const PRINTER_MEGABYTES = 384;
/** In ten minutes. */
const GROWTH = 5;
/** Of descriptors at rest: what is not a leak, such as a connection more to the database. */
const MORE_DESCRIPTORS = 10;
/** What the database grows by in the second half, to the first: users write as much in both. */
const DATABASE_GROWTH = 1.25;
/** Within so long unused connections and the thread that prints have ended. */
const SECONDS_TO_REST = 60;

/** As a deployment leaves them: nothing that happened before counts. */
async function startAnew({ replicas }: Environment): Promise<void> {
  for (const replica of replicas) {
    await replica.term();
    await replica.start();
  }
}

const spread = (metrics: readonly number[]) =>
  `${Math.min(...metrics).toFixed(0)} to ${Math.max(...metrics).toFixed(0)}`;

function judgeMemory(findings: Findings, samples: readonly Sample[], atMost: number) {
  if (samples.length === 0) return;
  const megabytes = samples.map((each) => each.megabytes);
  const isWithin = Math.max(...megabytes) <= atMost;
  findings.holds(`${spread(megabytes)} MB (at most ${atMost})`, isWithin);
}

/** Judges what one process took after the warm-up. */
function judge(findings: Findings, samples: readonly Sample[], isLong: boolean): void {
  const alone = samples.filter((each) => !each.isPrinting);
  const printing = samples.filter((each) => each.isPrinting);
  judgeMemory(findings, alone, MEGABYTES);
  if (printing.length > 0) findings.note("while it prints:");
  judgeMemory(findings, printing, MEGABYTES + PRINTER_MEGABYTES);
  const growth = 10 * computeSlope(alone.map((each) => [each.minutes, each.megabytes]));
  if (isLong) findings.holds(`${growth.toFixed(1)} MB more in ten minutes`, growth < GROWTH);
  else findings.note(`growth NOT JUDGED: that takes --minutes ${JUDGED_FROM} or more`);
  findings.note(`${spread(samples.map((each) => each.descriptors))} descriptors`);
}

type SizeAt = readonly [minutes: number, megabytes: number];

/** The size of the database every ten seconds, for so long. */
async function sampleDatabase({ query }: Environment, minutes: number): Promise<SizeAt[]> {
  const from = performance.now();
  const sizes: SizeAt[] = [];
  for (let passed = 0; passed < minutes; ) {
    const [row] = await query("select pg_database_size(current_database()) / 1e6 as megabytes");
    sizes.push([passed, Number(row?.megabytes)]);
    await pause(10_000);
    passed = (performance.now() - from) / 60_000;
  }
  return sizes;
}

/** Rows are written all the time; what grows faster and faster is room that is not used again. */
function judgeDatabase(findings: Findings, sizes: readonly SizeAt[], isLong: boolean): void {
  const middle = Math.floor(sizes.length / 2);
  const [first, second] = [sizes.slice(0, middle), sizes.slice(middle)].map(
    (half) => 10 * computeSlope(half),
  ) as [number, number];
  const told = `database ${spread(sizes.map(([, megabytes]) => megabytes))} MB`;
  const growth = `${first.toFixed(1)} MB more in ten minutes of the first half, ${second.toFixed(1)} of the second`;
  if (isLong) findings.holds(`${told}: ${growth}`, second <= first * DATABASE_GROWTH);
  else findings.note(told);
}

/** Connections come and go with the load; what stays when it is over was forgotten. */
async function judgeRest(findings: Findings, pids: readonly number[], before: readonly number[]) {
  const isMore = (now: number, index: number) => now > (before[index] ?? 0) + MORE_DESCRIPTORS;
  const until = Date.now() + SECONDS_TO_REST * 1_000;
  let now = pids.map(countDescriptors);
  while (now.some(isMore) && Date.now() < until) {
    await pause(1_000);
    now = pids.map(countDescriptors);
  }
  const told = `descriptors at rest: ${before.join(" and ")} before, ${now.join(" and ")} after`;
  findings.holds(told, !now.some(isMore));
}

export const soak: Fault = {
  row: "F28",
  name: `${PER_SECOND} requests a second of everything, for as long as --minutes says`,
  expected: `at most ${MEGABYTES} MB each, ${PRINTER_MEGABYTES} more while it prints, growing by less than ${GROWTH} MB in ten minutes; descriptors as before; the database grows evenly`,
  isWholeOnly: true,
  async run(environment, findings, effort) {
    const minutes = effort.minutes ?? USUAL_MINUTES;
    const isLong = minutes >= JUDGED_FROM;
    await startAnew(environment);
    const pids = environment.replicas.map(({ pid }) => pid);
    const before = pids.map(countDescriptors);
    const doOne = await prepareMixedUse(environment, effort.random);
    const from = environment.journal.length;
    const use = startSteadily(PER_SECOND, doOne);
    const [taken, sizes] = await Promise.all([
      takeSamples({
        pids,
        minutes,
        every: isLong ? 5_000 : 1_000,
        logFile: join(environment.folder, "soak.log"),
      }),
      sampleDatabase(environment, minutes),
    ]);
    await use.stop();
    const entries = environment.journal.slice(from);
    const failed = entries.filter(({ status }) => status === null || status >= 400);
    const times = entries.map(({ milliseconds }) => milliseconds);
    findings.note(`${minutes} minutes, ${(entries.length / minutes / 60).toFixed(1)} a second`);
    findings.note(
      `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${computeP99(entries).toFixed(0)} ms`,
    );
    findings.noRequests(`of ${entries.length} requests failed`, failed, true);
    for (const [index, samples] of taken.entries()) {
      findings.note(`process ${index + 1}:`);
      const warm = samples.filter((each) => each.minutes >= minutes * WARM_UP);
      judge(findings, warm, isLong);
    }
    await judgeRest(findings, pids, before);
    const settled = sizes.filter(([at]) => at >= minutes * WARM_UP);
    judgeDatabase(findings, settled, isLong);
  },
};
