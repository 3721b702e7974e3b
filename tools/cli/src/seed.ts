import { type Config, readConfig } from "@cosmic/api/config/config";
import { ConfigError } from "@cosmic/api/config/config-error";
import { CannotOpenDatabaseError } from "@cosmic/api/db/cannot-open-database-error";
import { closeDeps, openDeps } from "@cosmic/api/deps";
import { makeUser } from "@cosmic/api/testing/factories";
import { seedDatabase } from "@cosmic/api/testing/seed/seed-database";
import { findRefusal, readSeedOptions, SEED_USAGE } from "@cosmic/api/testing/seed/seed-options";

const HOURS = 3_600_000;

/** Made-up rows come by the hundred thousand, so a statement may take its time. */
const patient = (config: Config): Config => ({
  ...config,
  jobs: { workers: false },
  database: {
    ...config.database,
    statementTimeout: 6 * HOURS,
    idleInTransactionTimeout: 6 * HOURS,
  },
});

async function seed(): Promise<void> {
  const asked = readSeedOptions(process.argv.slice(2));
  if (asked === null) {
    console.log(SEED_USAGE);
    return;
  }
  const { isSure, ...options } = asked;
  const config = patient(readConfig());
  const refusal = findRefusal(process.env["NODE_ENV"], config.database.url, isSure);
  if (refusal !== null) throw new ConfigError([refusal]);
  const deps = await openDeps(config);
  try {
    await deps.database.migrate();
    await seedDatabase(deps, options, (text) => console.log(`making ${text} ...`));
    const demo = await makeUser(deps, {
      email: `demo-${Date.now().toString(36)}@mail.example`,
      firstName: "Demo",
    });
    console.log(`done. Sign in as: ${demo.email}, password: "${demo.password}"`);
  } finally {
    await closeDeps(deps);
  }
}

// `npm run db:seed`: a believable business for demonstrations, screenshots and measurements.
try {
  await seed();
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof CannotOpenDatabaseError;
  console.error(isPlain || !(error instanceof Error) ? String(error) : error.message);
  process.exitCode = 1;
}
