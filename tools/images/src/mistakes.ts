import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { startLoad } from "./load.ts";
import type { Stack } from "./stack.ts";

const ASKS_A_REGISTRY = /Pulling|registry|lookup|pull access denied/i;

/** The start with an empty password, which PostgreSQL refuses; what is filled in afterwards has to be taken. */
export async function startWithoutPassword(stack: Stack): Promise<void> {
  const started = stack.rollOut({ POSTGRES_PASSWORD: "" });
  await assert.rejects(started, /Something does not start.*migrate postgres/s);
  assert.match(await stack.compose("logs", "postgres"), /POSTGRES_PASSWORD/);
}

/** Settings with which no roll-out gets past the database: what runs is as before, and people notice nothing. */
export async function tryRefusedSettings(stack: Stack, web: string, tag: string, newTag: string) {
  const before = await stack.listContainers();
  const load = await startLoad(web, "refused");
  for (const [settings, reason] of [
    [{ IMAGE_TAG: tag, RATE_LIMIT_SCALE: "1000" }, /RATE_LIMIT_SCALE/],
    [{ IMAGE_TAG: newTag, RATE_LIMIT_SCALE: "1000" }, /RATE_LIMIT_SCALE/],
    [
      { IMAGE_TAG: tag, POSTGRES_PASSWORD: randomBytes(24).toString("hex") },
      /password authentication failed/,
    ],
  ] as const) {
    const refused = stack.rollOut(settings, "--no-build");
    await assert.rejects(refused, (error: Error) => {
      assert.match(error.message, reason);
      assert.match(error.message, /What ran before still runs/);
      return true;
    });
    assert.deepEqual(await stack.listContainers(), before);
  }
  const { asked, failures } = await load.stop();
  assert.equal(failures, "");
  return `${asked} requests, none failed`;
}

/** A tag that no image has, of a roll-out and of compose itself. */
export async function tryUnknownTag(stack: Stack): Promise<void> {
  const before = await stack.listContainers();
  const mistyped = { IMAGE_TAG: "mistyped" };
  const run = ["compose", "run", "--rm", "--no-deps", "--no-TTY", "migrate"];
  for (const [tried, reason] of [
    [
      () => stack.rollOut(mistyped, "--no-build"),
      /There is no image .*:mistyped; nothing was changed/,
    ],
    [() => stack.run("docker", run, mistyped), /No such image/],
  ] as const) {
    await assert.rejects(tried(), (error: Error) => {
      assert.match(error.message, reason);
      assert.doesNotMatch(error.message, ASKS_A_REGISTRY);
      return true;
    });
    assert.deepEqual(await stack.listContainers(), before);
  }
  const images = await stack.docker("image", "ls", "--quiet", "cosmic-blueprint/*:mistyped");
  assert.equal(images, "", "nothing was built");
}
