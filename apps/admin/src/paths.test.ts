import { expect, test } from "vitest";
import { ADDRESSES, paths } from "./paths.ts";

test("addresses stay what bookmarks know", () => {
  const built = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path()]));
  expect(built).toEqual({
    root: "/",
    users: "/users",
    alerts: "/alerts",
    specimens: "/specimens",
  });
});

test("every tab leads to an address of its own", () => {
  expect(ADDRESSES.map(({ path }) => path)).toEqual([paths.users(), paths.alerts()]);
});
