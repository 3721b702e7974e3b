import { parseArgs } from "node:util";
import { checkEvidence } from "./chaos/checker/check-evidence.ts";
import { openEnvironment } from "./chaos/environment.ts";
import { run } from "./chaos/run.ts";
import { makeRunFolder, readEvidence } from "./chaos/run-folder.ts";
import { faultTable, outcomeTable } from "./chaos/summary.ts";
import { createRandom } from "./environment/random.ts";

// Users buy while the API is killed, PostgreSQL crashes and the provider fails; then the journals are
// checked. `--faults N` and `--seed TEXT` say how much goes wrong and which; `--crowd N` how many buy at
// once; `--keep` keeps the journals; `--check FOLDER` checks kept ones again.

const { values } = parseArgs({
  options: {
    faults: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    crowd: { type: "string", default: "14" },
    keep: { type: "boolean", default: false },
    check: { type: "string" },
  },
});

// A signal stops PostgreSQL too, as a regular end does.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) {
  process.once(signal, () => process.exit(1));
}
// Listening for the end of the parent process is no reason to stay.
process.channel?.unref();

/** How many faults are armed with each buyer. */
const FAULTS_PER_BUYER = 5;
/** Faults for each buyer of the calm afterwards. */
const CALM_SHARE = 40;
/** The chance that the number of processes changes with a new buyer, and that it is one then. */
const CHANGE = 0.15;
const ALONE = 0.3;

/** Prints the outcome of a run. @returns whether it is sound */
function judge(path: string): boolean {
  const evidence = readEvidence(path);
  const violations = checkEvidence(evidence);
  console.log(outcomeTable(evidence, violations));
  for (const { kind, who, what } of violations)
    console.log(`${kind.toUpperCase()}: ${who} ${what}`);
  return violations.length === 0;
}

async function runAndJudge(): Promise<boolean> {
  const { seed } = values;
  const random = createRandom(seed);
  const folder = makeRunFolder();
  const startedAt = performance.now();
  console.log(`Seed ${seed}, ${values.faults} faults; journals in ${folder.path}`);
  const environment = await openEnvironment({
    folder: folder.path,
    random: random.branch("faults"),
    record: folder.writeFault,
  });
  let isSound = false;
  try {
    const [faults, crowd] = [Number(values.faults), Number(values.crowd)];
    const { plan, replicas } = environment;
    const quiet = await run({
      environment,
      folder,
      random,
      isOver: () => plan.count() >= faults,
      faultsPerBuyer: FAULTS_PER_BUYER,
      beforeBuyer() {
        if (random.chance(CHANGE)) replicas.setCount(random.chance(ALONE) ? 1 : 2);
      },
      crowd,
      calm: Math.ceil(faults / CALM_SHARE),
    });
    console.log(faultTable(environment.plan.struck));
    isSound = judge(folder.path);
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(
      `${seconds.toFixed(0)} s in all, ${quiet.toFixed(0)} s of them until nothing was left to do`,
    );
  } finally {
    await environment.close();
    if (isSound && !values.keep) folder.remove();
  }
  return isSound;
}

const isSound = values.check === undefined ? await runAndJudge() : judge(values.check);
// A regular end frees every handle first, and Node.js 24 can loop there for ever over sockets that were reset.
process.exit(isSound ? 0 : 1);
