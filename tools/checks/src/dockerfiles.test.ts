import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENV_NAMES } from "@cosmic/api/config/env";
import { ROOT } from "@cosmic/tools-programs/root";
import { expect, it } from "vitest";
import { listFiles } from "./list-files.ts";

// What building and running the images does not show. Names of their bases: pins.test.ts.

/** Variables whose values may never be part of an image. */
const SECRETS = ENV_NAMES.filter((name) => /SECRET|PASSWORD|_KEY|DATABASE_URL|SMTP_URL/.test(name));

it.each(listFiles("*Dockerfile"))("%s takes no secret as a variable", (path) => {
  const text = readFileSync(join(ROOT, path), "utf8");
  const set = [...text.matchAll(/^ *(?:ARG|ENV) (.*)$/gm)].map(([, rest]) => rest ?? "");
  expect(SECRETS.length).toBeGreaterThan(5);
  for (const name of SECRETS) expect(set.join(" ")).not.toContain(name);
});

it("Docker build context contains no settings file and no .git", () => {
  const kept = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
  expect(kept).toEqual(expect.arrayContaining(["**/.env", "**/.env.*", "**/.git", "backups"]));
});
