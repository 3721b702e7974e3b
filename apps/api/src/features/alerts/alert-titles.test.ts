import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../../..");
const GUIDE = readFileSync(join(ROOT, "docs/operations.md"), "utf8");

/** Files that make alerts name one of their types. */
const TYPE =
  /"(AUTHENTICATION_FAILURE|CONVERSION_DROP|SESSION_ANOMALY|PAYMENT_FAILURE|GENERATION_FAILURE|ERROR_BURST|STORAGE_GROWTH)"/;
const TITLE = /(?:title:|_ALERT =)\s+(?:"([^"]+)"|`([^`]+)`)/g;

/** The titles of all alerts that the code can raise; what differs in one is an ellipsis. */
function titlesInCode(): string[] {
  const files = globSync(["packages/domain/src/alerts/*.ts", "apps/api/src/features/**/*.ts"], {
    cwd: ROOT,
  }).filter((file) => !file.endsWith(".test.ts") && !file.includes("/mail/"));
  return files
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .filter((code) => TYPE.test(code))
    .flatMap((code) => [...code.matchAll(TITLE)])
    .map(([, text, template]) => (text ?? template ?? "").replaceAll(/\$\{[^}]*\}/g, "…"));
}

/** What the first cells of the guide's tables say. */
const titlesInGuide = new Set(
  [...GUIDE.matchAll(/^\| ([^|]+)\|/gm)].map(([, first]) => first?.trim() ?? ""),
);

it("operations guide says for every alert what to do", () => {
  const titles = titlesInCode();
  expect(titles).toContain("Sign-ins are failing");
  expect(titles).toContain("Stripe refuses to create checkouts");
  expect(titles).toContain("Someone is trying to sign in as an operator");
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !titlesInGuide.has(title))).toEqual([]);
});
