import { expect, test } from "vitest";
import { buildPages } from "./pages.ts";

const built = '<html><head><title>Before</title></head><body><div id="root"></div></body></html>';

test("buildPages makes one file for each address and one for unknown ones", () => {
  expect(buildPages(built).map(({ file }) => file)).toEqual([
    "index.html",
    "admin.html",
    "users.html",
    "alerts.html",
    "funnel.html",
    "claims.html",
    "errors.html",
    "audit.html",
    "your-sign-in.html",
    "404.html",
  ]);
});

test("buildPages changes nothing but the title", () => {
  const pages = buildPages(built);
  const [index, admin, users] = pages;
  const notFound = pages.at(-1);
  expect(index?.html).toBe(built);
  expect(admin?.html).toBe(built);
  expect(users?.html).toBe(built.replace("Before", "Users | Cosmic Blueprint"));
  expect(notFound?.html).toContain("<title>404 Page Not Found | Cosmic Blueprint</title>");
});

test("buildPages throws when the page has no title", () => {
  expect(() => buildPages("<html></html>")).toThrow("no title");
});
