import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { buildConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { readEnv } from "./env.ts";
import { productionProblems } from "./production-rules.ts";

const KEY = "sk-proj-9fQ2mKxRztLwBn4sYf8HcGj6PuEaT";

const build = (env: NodeJS.ProcessEnv) =>
  buildConfig(readEnv({ DATA_DIR: tmpdir(), SESSION_SECRET: "s".repeat(40), ...env }));

function listProblems(env: NodeJS.ProcessEnv): string[] {
  try {
    return productionProblems(readEnv(env)).filter((line) => line.startsWith("OPENAI"));
  } catch (error) {
    if (error instanceof ConfigError) return [...error.problems];
    throw error;
  }
}

describe("AI writer configuration", () => {
  it("leaves the AI writer out without a key", () => {
    expect(build({}).secrets.openAi).toBeNull();
    expect(build({ OPENAI_API_KEY: "" }).secrets.openAi).toBeNull();
  });

  it("needs only a key", () => {
    const { secrets, openAi } = build({ OPENAI_API_KEY: KEY });
    expect(secrets.openAi).toBe(KEY);
    expect(openAi).toMatchObject({
      baseUrl: "https://api.openai.com/v1",
      price: { input: expect.any(Number), output: expect.any(Number) },
    });
  });

  it("accepts another address, model and price", () => {
    const { openAi } = build({
      OPENAI_BASE_URL: "http://127.0.0.1:4010/v1",
      OPENAI_MODEL: "our-own/model:latest",
      OPENAI_PRICE: "0.10/2",
      OPENAI_CONCURRENCY: "4",
    });
    expect(openAi).toMatchObject({
      baseUrl: "http://127.0.0.1:4010/v1",
      model: "our-own/model:latest",
      price: { input: 0.1, output: 2 },
      concurrency: 4,
    });
  });

  it("has no price for an unlisted model", () => {
    expect(build({ OPENAI_MODEL: "our-own" }).openAi.price).toBeNull();
  });

  it.each([
    ["OPENAI_API_KEY", "hidden value"],
    ["OPENAI_API_KEY", "hidden-value\r\nX-Other: 1"],
    ["OPENAI_BASE_URL", "hidden-value"],
    ["OPENAI_BASE_URL", "file:///hidden-value"],
    ["OPENAI_BASE_URL", "https://user:hidden-value@api.openai.com/v1"],
    ["OPENAI_BASE_URL", "https://api.openai.com/v1?key=hidden-value"],
    ["OPENAI_MODEL", "hidden value"],
    ["OPENAI_PRICE", "hidden-value"],
    ["OPENAI_PRICE", "-1/2"],
    ["OPENAI_CONCURRENCY", "0"],
  ])("refuses %s=%j by name and without its value", (name, value) => {
    const problems = listProblems({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} (must|has) `));
    expect(problems[0]).not.toContain("hidden");
  });
});

describe("the AI writer in production", () => {
  it("may be left out, or reached over https", () => {
    expect(listProblems({})).toEqual([]);
    expect(listProblems({ OPENAI_API_KEY: KEY })).toEqual([]);
    const OPENAI_BASE_URL = "https://eu.api.openai.com/v1";
    expect(listProblems({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL })).toEqual([]);
  });

  it.each([
    "http://api.openai.com/v1",
    "https://localhost:4010/v1",
    "https://LOCALHOST./v1",
    "https://127.0.0.1/v1",
    "https://127.1/v1",
    "https://0x7f000001/v1",
    "https://[::1]/v1",
    "https://[::ffff:127.0.0.1]/v1",
    "https://0.0.0.0/v1",
    "https://openai.test/v1",
    "https://openai.localhost/v1",
  ])("refuses to ask %s", (OPENAI_BASE_URL) => {
    expect(listProblems({ OPENAI_BASE_URL })).toEqual([
      "OPENAI_BASE_URL must be an https address of another machine: a stand-in is for local use only",
    ]);
  });

  it.each(["sk-short", "x".repeat(60)])("refuses %s as a key", (OPENAI_API_KEY) => {
    expect(listProblems({ OPENAI_API_KEY })).toEqual(["OPENAI_API_KEY does not look like a key"]);
  });
});
