import { findPostgres } from "./postgres.ts";
import { runTool, type Tally } from "./tally.ts";
import { runVitest } from "./vitest.ts";

async function reportMissingPostgres(tally: Tally): Promise<void> {
  console.log("NOT RUN: the API suite on PostgreSQL. No server was found or could be installed;");
  console.log("         name one with DATABASE_URL. In CI this is a failure.");
  if (process.env["CI"] !== "true") return;
  await tally.check("API on PostgreSQL", () =>
    Promise.resolve({ code: 1, output: "CI must run the API suite on both engines." }),
  );
}

/** The whole API suite on the embedded database, then the same suite on a PostgreSQL server. */
export async function runApiSuites(tally: Tally): Promise<void> {
  await tally.suite("API on the embedded database", () =>
    runVitest("apps/api", ["--project=pglite"], { DATABASE_URL: "" }),
  );
  const postgres = await findPostgres();
  if (!postgres) return await reportMissingPostgres(tally);
  console.log(`       PostgreSQL: ${postgres.where}`);
  try {
    const env = { DATABASE_URL: "", TEST_DATABASE_URL: postgres.url };
    await tally.suite("API on PostgreSQL", () =>
      runVitest("apps/api", ["--project=postgres"], env),
    );
  } finally {
    postgres.stop();
  }
}

/** The single-file bundle starts with nothing but its configuration, and says what is missing. */
export async function checkApiBundle(tally: Tally): Promise<void> {
  await tally.check("API bundle refuses a bare production", async () => {
    const { code, output } = await runTool("node", ["apps/api/dist/main.js"], {
      env: { NODE_ENV: "production", DATABASE_URL: "", SESSION_SECRET: "" },
    });
    const refused = code === 1 && /SESSION_SECRET/.test(output);
    return { code: refused ? 0 : 1, output };
  });
}
