import { findHindrance } from "@cosmic/tools-cli/images/docker-engine";

/** Says that no image was built, so that the other checks are not taken for more than they are. */
export function reportUnbuiltImages(): void {
  const reason = findHindrance() ?? "npm run images:try builds and runs them";
  console.log(`NOT RUN: no image was built: ${reason}.`);
}
