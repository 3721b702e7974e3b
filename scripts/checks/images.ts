import { findHindrance } from "../deploy/docker-engine.ts";

/** Says what the checks of images and services could not see, so that nobody takes them for more. */
export function sayHowImagesWereChecked(): void {
  const hindrance = findHindrance();
  const rest = hindrance === null ? "npm run images:try builds and runs them" : hindrance;
  console.log(
    "NOT RUN: no image was built. The Dockerfiles and docker-compose.yml were checked by",
  );
  console.log(`         parsing only: ${rest}.`);
}
