import { expect, test } from "vitest";
import { ADDRESSES, paths, TABS } from "./paths.ts";

test("addresses stay what bookmarks know", () => {
  const built = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path()]));
  expect(built).toEqual({
    root: "/",
    users: "/users",
    alerts: "/alerts",
    yourSignIn: "/your-sign-in",
    specimens: "/specimens",
  });
});

test("every tab leads to an address of its own, and so does the operator's own place", () => {
  expect(TABS.map(({ path }) => path)).toEqual([paths.users(), paths.alerts()]);
  expect(ADDRESSES.map(({ path }) => path)).toEqual([
    paths.users(),
    paths.alerts(),
    paths.yourSignIn(),
  ]);
});
