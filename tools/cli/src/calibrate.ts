import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "@cosmic/api/config/config";
import { ConfigError } from "@cosmic/api/config/config-error";
import { CannotOpenDatabaseError } from "@cosmic/api/db/cannot-open-database-error";
import { closeDeps, openDeps } from "@cosmic/api/deps";
import { listCalibrationSittings } from "@cosmic/api/features/sittings/consent.store";
import { fitItems, ITEM_PARAMETERS, listItemAnswers } from "@cosmic/domain/quiz-certainty";
import { ROOT } from "@cosmic/tools-programs/root";
import { describeChange } from "./calibration/describe-change.ts";
import { writeParameterFile } from "./calibration/parameter-file.ts";

/** Fewer answers would change less than they would add noise. */
const FEWEST = 200;
const FILE = "packages/domain/src/quiz/certainty/item-parameters.ts";

async function readTakers() {
  const config = readConfig();
  const deps = await openDeps({ ...config, jobs: { workers: false } });
  try {
    await deps.database.migrate();
    return (await listCalibrationSittings(deps.db)).map(listItemAnswers);
  } finally {
    await closeDeps(deps);
  }
}

// `npm run calibrate`: refit the item parameters from takers who allowed it, and write them for a person to commit.
try {
  const takers = await readTakers();
  if (takers.length < FEWEST) {
    console.log(`${takers.length} takers take part; below ${FEWEST} nothing is fitted.`);
  } else {
    const fitted = fitItems(takers, ITEM_PARAMETERS);
    for (const line of describeChange(ITEM_PARAMETERS, fitted)) console.log(line);
    writeFileSync(join(ROOT, FILE), writeParameterFile(fitted));
    console.log(`\n${FILE} is written. Run npm run quiz:quality and npm test, then commit it.`);
  }
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof CannotOpenDatabaseError;
  console.error(isPlain || !(error instanceof Error) ? String(error) : error.message);
  process.exitCode = 1;
}
