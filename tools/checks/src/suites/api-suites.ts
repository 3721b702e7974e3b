import { canStartPostgres, findPostgres } from "@cosmic/tools-programs/postgres";
import { runTool } from "@cosmic/tools-programs/run-tool";
import { tryShippedApi } from "./api-bundle.ts";
import { tryContainerBackup } from "./container-backup.ts";
import { type Counter } from "./counter.ts";
import { startPostgresAsContainer } from "./first-start.ts";
import { runVitest } from "./vitest.ts";

/** The small form of `npm run payments:chaos`, with the same seed in every run. */
const CHAOS = ["--faults=25", "--crowd=8", "--seed=7"];

async function reportMissingPostgres(
  counter: Counter,
  name: string,
  advice: string,
): Promise<void> {
  console.log(`NOT RUN: ${name}. No PostgreSQL was found or could be installed;`);
  console.log(`         ${advice}. In CI this is a failure.`);
  if (process.env["CI"] !== "true") return;
  await counter.check(name, () => Promise.resolve({ code: 1, output: "CI needs PostgreSQL." }));
}

/** The whole API suite on the embedded database, then the same suite on a PostgreSQL server. */
export async function runApiSuites(counter: Counter): Promise<void> {
  await counter.suite("API on the embedded database", () =>
    runVitest("apps/api", ["--project=pglite"], { DATABASE_URL: "" }),
  );
  const postgres = await findPostgres();
  if (!postgres) {
    return await reportMissingPostgres(counter, "API on PostgreSQL", "name one with DATABASE_URL");
  }
  console.log(`       PostgreSQL: ${postgres.where}`);
  try {
    const env = { DATABASE_URL: "", TEST_DATABASE_URL: postgres.url };
    await counter.suite("API on PostgreSQL", () =>
      runVitest("apps/api", ["--project=postgres"], env),
    );
  } finally {
    postgres.stop();
  }
}

/** A few users buy while everything fails; no payment may be lost, free or doubled. */
export async function checkPaymentsInChaos(counter: Counter): Promise<void> {
  const name = "payments while everything fails";
  if (!canStartPostgres()) {
    return await reportMissingPostgres(
      counter,
      name,
      "it has to be installed, since it is crashed",
    );
  }
  await counter.check(name, () =>
    runTool("node", ["tools/resilience/src/payments-chaos.ts", ...CHAOS]),
  );
}

/**
 * The bundle starts with nothing but its configuration and says what is missing; with what the image
 * carries, and nothing else around it, it does its work.
 */
export async function checkApiBundle(counter: Counter): Promise<void> {
  await counter.check("API bundle refuses a bare production", async () => {
    const { code, output } = await runTool("node", ["apps/api/dist/main.js"], {
      env: { NODE_ENV: "production", DATABASE_URL: "", SESSION_SECRET: "" },
    });
    const refused = code === 1 && /SESSION_SECRET/.test(output);
    return { code: refused ? 0 : 1, output };
  });
  const name = "API as the image carries it";
  const database = await startPostgresAsContainer();
  if (!database) return await reportMissingPostgres(counter, name, "it is made anew for this");
  try {
    await counter.check(name, () => tryShippedApi(database.url));
    await counter.check("backups as the containers make them", () =>
      tryContainerBackup(database.url),
    );
  } finally {
    database.stop();
  }
}
