import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** One project after the other: a worker is kept while the next file is of the same project. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, which returns a new list
    const sorted = await super.sort(files);
    sorted.sort((a, b) => a.project.name.localeCompare(b.project.name));
    return sorted;
  }
}

/** Simulations, and tests that read every report or start programs, which `npm run verify` leaves to `npm test`. */
const SLOW = "**/*.slow.test.ts";

/** Every suite that needs neither a database nor a browser nor server programs, in one run. */
export default defineConfig({
  test: {
    sequence: { sequencer: ProjectByProject },
    projects: [
      "packages/local-services",
      "packages/stripe-stand-in",
      "packages/ui",
      "apps/web",
      "apps/admin",
      {
        test: {
          name: "plain",
          include: [
            "packages/{contracts,domain,report,site-build}/src/**/*.test.ts",
            "tools/*/src/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, "tools/resilience/src/shape/**", SLOW],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "slow",
          include: ["tools/*/src/**/*.slow.test.ts", "packages/*/src/**/*.slow.test.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
