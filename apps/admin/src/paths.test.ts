import { expect, test } from "vitest";
import { ADDRESSES, paths, TABS } from "./paths.ts";

test("paths stay the same for bookmarks", () => {
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

test("every tab and the operator's sign-in page have their own path", () => {
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

test("paths hold the given query parameters and leave out empty ones", () => {
  expect(paths.users({ search: "ada & co", sort: undefined, user: "" })).toBe(
    "/users?search=ada+%26+co",
  );
  expect(paths.audit({ action: "user.deleted", about: "a1" })).toBe(
    "/audit?action=user.deleted&about=a1",
  );
  expect(paths.errors({ severity: "HIGH" })).toBe("/errors?severity=HIGH");
});
