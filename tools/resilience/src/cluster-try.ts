import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { openEnvironment } from "./chaos/environment.ts";
import { run } from "./chaos/run.ts";
import { makeRunFolder, readEvidence } from "./chaos/run-folder.ts";
import { startCluster } from "./cluster/cluster.ts";
import { describeRound, judge } from "./cluster/judge.ts";
import { startLoad } from "./cluster/load.ts";
import { findClusterObstacle } from "./cluster/programs.ts";
import { startReader } from "./cluster/reader.ts";
import { type RoundResult, tryRounds } from "./cluster/try-rounds.ts";
import { createRandom } from "./environment/random.ts";

// PostgreSQL on three nodes fails in every way while users sign up, buy and have reports written; then what they
// were told is checked. `--rounds N` says how often and `--seed TEXT` when, `--crowd N` how many buy at once;
// `--keep` keeps logs and journals.

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    crowd: { type: "string", default: "4" },
    keep: { type: "boolean", default: false },
  },
});

const obstacle = findClusterObstacle();
if (obstacle !== null) {
  console.error(obstacle);
  process.exit(1);
}

const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(0);
const random = createRandom(values.seed);
console.log(`Seed ${values.seed}. Starting three nodes, etcd, HAProxy and PgBouncer ...`);
const cluster = await startCluster();
console.log(`The cluster is whole after ${seconds()} s; logs in ${cluster.folder}`);
const folder = makeRunFolder();
let isStopping = false;
async function stop(keep: boolean): Promise<void> {
  isStopping = true;
  await environment?.close();
  await cluster.stop(keep);
  if (!keep) folder.remove();
}
let environment: Awaited<ReturnType<typeof openEnvironment>> | null = null;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (!isStopping) void stop(true).finally(() => process.exit(1));
  });
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(cluster.directUrl);
  await client.connect();
  return await client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function tryCluster(): Promise<boolean> {
  const opened = await openEnvironment({
    folder: folder.path,
    random: random.branch("faults"),
    record: folder.writeFault,
    database: {
      url: cluster.url,
      // No fault of a buyer's strikes it.
      restart: async () => {},
      stop: () => {},
      variables: {
        MIGRATION_DATABASE_URL: cluster.directUrl,
        DATABASE_REPLICA_URL: cluster.replicaUrl,
      },
    },
  });
  environment = opened;
  opened.replicas.setCount(2);
  await opened.ready();
  const reader = startReader(cluster.replicaUrl);
  const load = await startLoad(opened);
  let isOver = false;
  const buying = run({
    environment: opened,
    folder,
    random,
    isOver: () => isOver,
    faultsPerBuyer: 0,
    crowd: Number(values.crowd),
    calm: 0,
  });
  const rounds: RoundResult[] = [];
  const readsAnsweredBy: Record<string, number> = {};
  try {
    await tryRounds({
      cluster,
      random: random.branch("rounds"),
      rounds: Number(values.rounds),
      journal: load.journal,
      readings: reader.times,
      onRound(result) {
        rounds.push(result);
        console.log(describeRound(result, rounds.length));
      },
    });
    Object.assign(readsAnsweredBy, await opened.readCounter("cosmic_database_replica_reads_total"));
  } finally {
    isOver = true;
    await load.stop();
    await reader.stop();
    await buying;
  }
  const evidence = readEvidence(folder.path);
  const verdicts = await judge({ load, rounds, evidence, query, readsAnsweredBy });
  for (const { text, isFine } of verdicts) console.log(`${isFine ? "ok    " : "FAILED"} ${text}`);
  return verdicts.every(({ isFine }) => isFine);
}

let isSound = false;
try {
  isSound = await tryCluster();
} catch (error) {
  console.error(error);
}
const keep = values.keep || !isSound;
const load = loadavg()[0]?.toFixed(0);
console.log(
  `${values.rounds} rounds in ${seconds()} s; ${load} of ${cpus().length} cores wanted at the end`,
);
if (keep) console.log(`Logs: ${cluster.folder} and ${folder.path}`);
await stop(keep);
// Not left to the event loop: see tools/resilience/src/payments-chaos.ts.
process.exit(isSound ? 0 : 1);
