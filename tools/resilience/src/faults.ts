import { parseArgs } from "node:util";
import { createRandom } from "./environment/random.ts";
import { openEnvironment } from "./faults/environment.ts";
import type { Fault } from "./faults/fault.ts";
import { FAULTS } from "./faults/faults.ts";
import { createFindings, isFine, isUntried } from "./faults/findings.ts";
import { describeOutcome, type Outcome, outcomeTable } from "./faults/table.ts";
import { countLost, isAcknowledged } from "./journal/journal.ts";
import { findShapeObstacle } from "./shape/start-shape.ts";

// The production shape runs on this machine, and then one fault after the other happens in it.
// `--only F4,F27` tries some; `--rounds N` and `--seed TEXT` say how often and when things happen,
// `--minutes N` for how long what lasts; `--small` tries each once, leaves out what lasts and does not
// judge timing; `--keep` keeps the logs and the journal of requests also when nothing failed;
// with `--strict` a fault that cannot be tried on this machine has failed.

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string" },
    minutes: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    small: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
  },
});

const asked = values.only?.split(",").map((row) => row.trim().toUpperCase());
const isSmall = values.small;
const chosen = FAULTS.filter(
  ({ row, isWholeOnly }) => asked?.includes(row) ?? !(isSmall && isWholeOnly),
);
const unknown = asked?.filter((row) => !FAULTS.some((fault) => fault.row === row)) ?? [];
const parseCount = (text: string | undefined) => (text === undefined ? null : Number(text));
const [rounds, minutes] = [parseCount(values.rounds), parseCount(values.minutes)];
const areUsable = [rounds, minutes].every(
  (count) => count === null || (Number.isInteger(count) && count > 0),
);
const obstacle =
  unknown.length > 0 || !areUsable
    ? `There is no ${unknown.join(", ") || "such number of rounds or minutes"}; there is ${FAULTS.map(({ row }) => row).join(", ")}.`
    : findShapeObstacle();
if (obstacle !== null) {
  console.error(obstacle);
  process.exit(1);
}

const startedAt = performance.now();
const random = createRandom(values.seed);
console.log(`Seed ${values.seed}. Starting what runs in production ...`);
const environment = await openEnvironment();
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void environment.stop().finally(() => process.exit(1));
  });
}

async function tryOne(fault: Fault): Promise<Outcome> {
  const findings = createFindings();
  const from = performance.now();
  const effort = { isSmall, rounds, minutes, random: random.branch(fault.row) };
  let broken: string | null = null;
  try {
    await fault.run(environment, findings, effort);
  } catch (error) {
    broken = String(error);
  }
  await environment.reset();
  const isTried = !values.strict || !isUntried(findings);
  const isOk = broken === null && isTried && isFine(findings, !isSmall);
  return { fault, findings, broken, isOk, seconds: (performance.now() - from) / 1_000 };
}

const outcomes: Outcome[] = [];
try {
  for (const fault of chosen) {
    const outcome = await tryOne(fault);
    outcomes.push(outcome);
    console.log(describeOutcome(outcome));
  }
  const findings = createFindings();
  const writes = environment.journal.filter(
    (entry) => entry.stores !== null && isAcknowledged(entry),
  );
  findings.none(
    `of ${writes.length} confirmed writes lost`,
    await countLost(environment, environment.journal),
  );
  const all = { row: "all", name: "everything above together", expected: "nothing confirmed lost" };
  const isOk = isFine(findings, true);
  outcomes.push({ fault: all, findings, broken: null, isOk, seconds: 0 });
  console.log(`${describeOutcome(outcomes.at(-1) as Outcome)}\n`);
  console.log(outcomeTable(outcomes));
  console.log(`in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
} finally {
  if (values.keep || outcomes.some(({ isOk }) => !isOk))
    console.log(`Logs: ${environment.keepLogs()}`);
  await environment.stop();
}
// Not left to the event loop: see tools/resilience/src/payments-chaos.ts.
process.exit(outcomes.every(({ isOk }) => isOk) && outcomes.length > 0 ? 0 : 1);
