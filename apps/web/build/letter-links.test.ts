import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILT_PAGES } from "./pages.ts";

const LETTERS = join(import.meta.dirname, "../../api/src/features/mail/letters");
const text = readdirSync(LETTERS)
  .map((name) => readFileSync(join(LETTERS, name), "utf8"))
  .join("\n");
const links = [...text.matchAll(/\blink\([`"](\/[^"`?]*)/g)].map(([, path]) => path ?? "");

test.each([...new Set(links)])("the link of a letter to %s leads to a page of the site", (path) => {
  expect(BUILT_PAGES.map((page) => page.path)).toContain(path);
});

test("every kind of letter was looked at", () => {
  expect(links).toEqual(
    expect.arrayContaining(["/reset-password", "/your-data", "/forgot-password", "/quiz"]),
  );
});
