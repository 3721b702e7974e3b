import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findSecrets, findSecretsIn } from "./bundle-secrets.ts";

it.each([
  [["sk", "live", "51Qm7Vd0Kx2"].join("_"), "a key of Stripe"],
  [["whsec", "Zt9LwBn4sYf8"].join("_"), "a secret of Stripe's webhook"],
  [["sk", "proj", "a".repeat(24)].join("-"), "a key of the AI"],
  [["postgres:", "", "cosmic:hidden-value@db/cosmic"].join("/"), "an address of a database"],
  [["smtps:", "", "post:hidden-value@mail"].join("/"), "a password of a mail server"],
  [["-----BEGIN", "PRIVATE KEY-----"].join(" "), "a private key"],
  ["process.env.SESSION_SECRET", "the name of a secret variable"],
])("finds a planted %s", (planted, name) => {
  expect(findSecrets(`const value="${planted}";`)).toEqual([name]);
});

it("finds nothing in allowed content", () => {
  expect(findSecrets('fetch("/api/auth/user");const risk_test="a task_live";')).toEqual([]);
});

it("names the file of a site in any folder, and rejects a folder without a site", () => {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => findSecretsIn(folder)).toThrow("no built site");
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<p>The Sun</p>");
  writeFileSync(join(folder, "assets/app.js"), "process.env.DATABASE_URL");
  expect(findSecretsIn(folder)).toEqual(["assets/app.js holds the name of a secret variable"]);
});
