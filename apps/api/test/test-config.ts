import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildConfig, type Config } from "../src/config/config.ts";

/** The local configuration, with cheap password hashes and limits that no suite meets by accident. */
export function buildTestConfig(): Config {
  const config = buildConfig({
    NODE_ENV: "test",
    DATA_DIR: join(tmpdir(), "cosmic-test-unused"),
    SESSION_SECRET: "a secret of the tests, long enough to be taken",
    ADMIN_EMAIL: "operator@cosmic.test",
    ADMIN_PASSWORD: "an operator of the tests",
    RATE_LIMIT_SCALE: 10_000,
    LOG_LEVEL: "silent",
  });
  return {
    ...config,
    // A machine that runs many suites at once is slow, and none of them is about that.
    database: { ...config.database, connectTimeout: 10_000, statementTimeout: 10_000 },
    // Suites that try a job start its worker themselves.
    jobs: { workers: false },
    passwords: { ...config.passwords, memoryCost: 64, timeCost: 1 },
  };
}

/** The same with the limits of production. */
export const withProductionLimits = (config: Config): Config => ({
  ...config,
  limits: { ...config.limits, scale: 1 },
});
