import { configDefaults, defineConfig } from "vitest/config";
import { EMBEDDED_FILES, ENGINE_FILES, SERVER_FILES } from "./test/engine-files.ts";

interface Engine {
  name: string;
  engine: "pglite" | "postgres";
  include: string[];
  exclude: string[];
}

const projectFor = ({ name, engine, include, exclude }: Engine) => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    globalSetup: ["test/build-cities.ts", `test/${engine}-template.ts`],
    // Files of one worker share its database; each suite creates its own users.
    isolate: false,
    // Ends what hangs; a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});

const ALL = ["src/**/*.test.ts", "test/**/*.test.ts"];

/**
 * `postgres` is the whole suite on the server named by TEST_DATABASE_URL, `engine` what depends on the
 * SQL engine on the embedded database: together the usual run. `pglite` is the whole suite on the
 * embedded database.
 */
export default defineConfig({
  test: {
    // Half of the time of a file is waiting: for timeouts, races and processes.
    maxWorkers: 3,
    projects: [
      projectFor({ name: "postgres", engine: "postgres", include: ALL, exclude: EMBEDDED_FILES }),
      projectFor({
        name: "engine",
        engine: "pglite",
        include: ENGINE_FILES,
        exclude: SERVER_FILES,
      }),
      projectFor({ name: "pglite", engine: "pglite", include: ALL, exclude: SERVER_FILES }),
    ],
  },
});
