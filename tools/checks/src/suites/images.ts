import { findHindrance } from "@cosmic/tools-images/docker-engine";
import { buildSmallest, checkConfiguration, hasBase } from "@cosmic/tools-images/small-try";
import type { Counter } from "./counter.ts";

const WHOLE = "npm run images:try builds and runs all of them";

/** With an engine, what it says of docker-compose.yml and one image; says aloud what was not built. */
export async function checkImages(counter: Counter): Promise<void> {
  const hindrance = findHindrance();
  if (hindrance !== null) {
    console.log(`NOT RUN: no image was built: ${hindrance}; ${WHOLE}.`);
    return;
  }
  await counter.check("docker-compose.yml", checkConfiguration);
  if (await hasBase()) await counter.check("one image", buildSmallest);
  else console.log(`NOT RUN: no image was built: no registry gives its base; ${WHOLE}.`);
}
