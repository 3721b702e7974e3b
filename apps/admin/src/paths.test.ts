import { expect, test } from "vitest";
import { ADDRESSES, paths, TABS } from "./paths.ts";

test("addresses stay what bookmarks know", () => {
  const built = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path()]));
  expect(built).toEqual({
    root: "/",
    admin: "/admin",
    users: "/users",
    alerts: "/alerts",
    funnel: "/funnel",
    claims: "/claims",
    errors: "/errors",
    audit: "/audit",
    yourSignIn: "/your-sign-in",
    specimens: "/specimens",
  });
});

test("every tab leads to an address of its own, and so does the operator's own place", () => {
  const tabs = [
    paths.users(),
    paths.alerts(),
    paths.funnel(),
    paths.claims(),
    paths.errors(),
    paths.audit(),
  ];
  expect(TABS.map(({ path }) => path)).toEqual(tabs);
  expect(ADDRESSES.map(({ path }) => path)).toEqual([...tabs, paths.yourSignIn()]);
});

test("what a page shows stands in its address, and only what differs from its beginning", () => {
  expect(paths.users({ search: "ada & co", sort: undefined, user: "" })).toBe(
    "/users?search=ada+%26+co",
  );
  expect(paths.audit({ action: "user.deleted", about: "a1" })).toBe(
    "/audit?action=user.deleted&about=a1",
  );
  expect(paths.errors({ severity: "HIGH" })).toBe("/errors?severity=HIGH");
});
