import { CALL_NAMES, type Recording } from "./admin-recording.ts";
import type { Timing } from "./timing.ts";

/** The p95 at the largest size is at most so many times that at the smallest. */
const GROWTH = { list: 3, search: 3 } as const;

/** Milliseconds that these take at most at the largest size. */
const LIMITS = { check: 2_000, "funnel of a year": 2_000 } as const;

const cell = (text: string, width = 10) => text.padStart(width);

/** Prints p50 and p95 of each question by size, and how they grow; false where a goal is missed. */
export function printGrowth(results: ReadonlyMap<number, Record<string, Timing>>): boolean {
  const sizes = [...results.keys()].toSorted((a, b) => a - b);
  const [smallest, largest] = [results.get(sizes[0] ?? 0), results.get(sizes.at(-1) ?? 0)];
  if (!smallest || !largest) return false;
  const heads = sizes.flatMap((size) => [cell(`${size}`), cell("p95")]);
  console.log(`\n${"p50, p95 in ms".padEnd(18)}${heads.join("")}${cell("p95 grows")}`);
  for (const question of Object.keys(largest)) {
    const cells = sizes.flatMap((size) => {
      const timing = results.get(size)?.[question];
      return [cell(timing?.p50.toFixed(1) ?? "-"), cell(timing?.p95.toFixed(1) ?? "-")];
    });
    const growth = (largest[question]?.p95 ?? 0) / (smallest[question]?.p95 ?? 1);
    console.log(`${question.padEnd(18)}${cells.join("")}${cell(`x ${growth.toFixed(1)}`)}`);
  }
  const missed = [
    ...Object.entries(GROWTH).filter(
      ([question, times]) => (largest[question]?.p95 ?? 0) > times * (smallest[question]?.p95 ?? 0),
    ),
    ...Object.entries(LIMITS).filter(([question, limit]) => (largest[question]?.p95 ?? 0) > limit),
  ];
  for (const [question, goal] of missed) console.log(`BELOW: ${question}, goal ${goal}`);
  if (missed.length === 0) {
    console.log("ok: list and search grow at most threefold, check and funnel under 2 s");
  }
  return missed.length === 0;
}

/** Milliseconds that one event takes at most at the largest size, in 99 of 100 cases. */
const INSERT_LIMIT = 20;
/** So many times slower at most are the calls of others beside a flood of events. */
const FLOOD_LIMIT = 2;

function printRow(name: string, { p50, p99 }: Timing, ratios: readonly string[] = []): void {
  const cells = [p50.toFixed(1), p99.toFixed(1), ...ratios].map((text) => cell(text, 12));
  console.log(`${name.padEnd(34)}${cells.join("")}`);
}

/** Prints what recording takes by size, and what a flood does to others; false where a goal is missed. */
export function printRecording(results: ReadonlyMap<number, Recording>): boolean {
  const heads = ["p50", "p99", "one floods", "many flood"];
  const title = `\n${"recording, in ms".padEnd(34)}`;
  console.log(`${title}${heads.map((head) => cell(head, 12)).join("")}`);
  for (const [size, { insert, calls }] of results) {
    printRow(`${size} users: one event`, insert);
    for (const name of CALL_NAMES) {
      const { calm, one, many } = calls[name];
      const ratios = [one, many].map(({ p50 }) => `x ${(p50 / calm.p50).toFixed(1)}`);
      printRow(`${size} users: ${name}`, calm, ratios);
    }
  }
  const largest = results.get(Math.max(...results.keys()));
  if (!largest) return false;
  const isInsertFine = largest.insert.p99 <= INSERT_LIMIT;
  console.log(`${isInsertFine ? "ok" : "BELOW"}: one event, p99 at most ${INSERT_LIMIT} ms`);
  const slowed = CALL_NAMES.filter((name) => {
    const { calm, one } = largest.calls[name];
    return one.p50 > FLOOD_LIMIT * calm.p50;
  });
  console.log(
    `${slowed.length === 0 ? "ok" : `BELOW (${slowed.join(", ")})`}: the median beside 10,000 posts a minute of one address, at most x ${FLOOD_LIMIT}`,
  );
  return isInsertFine && slowed.length === 0;
}
