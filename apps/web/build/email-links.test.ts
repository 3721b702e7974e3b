import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILT_PAGES } from "./pages.ts";

const TEMPLATES = join(import.meta.dirname, "../../api/src/features/mail/templates");
const text = readdirSync(TEMPLATES)
  .map((name) => readFileSync(join(TEMPLATES, name), "utf8"))
  .join("\n");
const links = [...text.matchAll(/\blink\([`"](\/[^"`?]*)/g)].map(([, path]) => path ?? "");

test.each([...new Set(links)])("the email link %s leads to a page of the site", (path) => {
  expect(BUILT_PAGES.map((page) => page.path)).toContain(path);
});

test("every email template is covered", () => {
  expect(links).toEqual(
    expect.arrayContaining(["/reset-password", "/your-data", "/forgot-password", "/quiz"]),
  );
});
