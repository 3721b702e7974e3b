import { configDefaults, defineConfig } from "vitest/config";

/** The same suite twice: on the embedded database, and on a server named by TEST_DATABASE_URL. */
const suiteOn = (engine: "pglite" | "postgres") => ({
  test: {
    name: engine,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // The embedded database belongs to one process.
    exclude: [...configDefaults.exclude, ...(engine === "pglite" ? ["test/replicas/**"] : [])],
    globalSetup: `test/${engine}-template.ts`,
    // Files of one worker share its database; each suite makes its own people.
    isolate: false,
    // Ends what hangs; a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});

export default defineConfig({
  test: { maxWorkers: 2, projects: [suiteOn("pglite"), suiteOn("postgres")] },
});
