import { runBrowserSuites } from "./browser-suites.ts";
import { findPostgres } from "./postgres.ts";
import { Tally } from "./tally.ts";
import { verify } from "./verify-steps.ts";
import { runVitest } from "./vitest.ts";

const tally = new Tally();
const isCi = process.env["CI"] === "true";

await verify(tally);

await tally.suite("API on the embedded database", () =>
  runVitest("apps/api", ["--project=pglite"], { DATABASE_URL: "" }),
);

const postgres = await findPostgres();
if (postgres) {
  console.log(`       PostgreSQL: ${postgres.where}`);
  try {
    await tally.suite("API on PostgreSQL", () =>
      runVitest("apps/api", ["--project=postgres"], {
        DATABASE_URL: "",
        TEST_DATABASE_URL: postgres.url,
      }),
    );
  } finally {
    postgres.stop();
  }
} else {
  console.log("NOT RUN: the API suite on PostgreSQL. No server was found or could be installed;");
  console.log("         name one with DATABASE_URL. In CI this is a failure.");
  if (isCi) {
    await tally.check("API on PostgreSQL", () =>
      Promise.resolve({ code: 1, output: "CI must run the API suite on both engines." }),
    );
  }
}

await runBrowserSuites(tally);

process.exitCode = tally.close();
