import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { makeOnServer } from "../../test/database.ts";
import { buildTestConfig } from "../../test/test-config.ts";
import { ConfigError } from "../config/config-error.ts";
import { describeFailure, PlainRefusal } from "./failure.ts";
import { chooseOperators } from "./operators.ts";
import { reconcileOnce } from "./reconcile.ts";

const CALL = "node main.js operators";

/** Where an empty database of the engine under test is. */
async function makeEmptyDatabase() {
  if (inject("template").engine === "postgres") return { url: await makeOnServer("empty") };
  const directory = mkdtempSync(join(tmpdir(), "cosmic-commands-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return { url: null, directory };
}

it.each([
  [[]],
  [["add"]],
  [["list", "ada@cosmic.test"]],
  [["reset", "ada@cosmic.test", "more"]],
  [["constructor", "ada@cosmic.test"]],
])("operators command prints its usage when called with %j", (args) => {
  expect(() => chooseOperators(args, CALL)).toThrow(PlainRefusal);
  expect(() => chooseOperators(args, CALL)).toThrow(
    /^node main\.js operators list\nnode main\.js operators add <email> {11}creates an operator/,
  );
});

it("operators command refuses a database that is not migrated", async () => {
  const config = buildTestConfig();
  const bare = { ...config, database: { ...config.database, ...(await makeEmptyDatabase()) } };
  const message = /^The database is not prepared for this version/;
  await expect(chooseOperators(["list"], CALL)(bare)).rejects.toThrow(message);
  await expect(reconcileOnce(bare)).rejects.toThrow(message);
});

it("describeFailure returns a plain line for a known failure, else a safe log entry", () => {
  expect(describeFailure(new ConfigError(["PORT has an unusable value"]))).toBe(
    "PORT has an unusable value",
  );
  const refused = Object.assign(new Error('database "cosmic" does not exist'), { code: "3D000" });
  expect(describeFailure(refused)).toBe(
    'The database refuses: database "cosmic" does not exist (DATABASE_URL).',
  );
  const typed = Object.assign(new Error("text that a user typed"), { code: "22P02" });
  expect(describeFailure(typed)).not.toContain("typed");
  expect(JSON.parse(describeFailure(typed))).toMatchObject({ type: "Error", code: "22P02" });
});
