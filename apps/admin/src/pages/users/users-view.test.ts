import { describe, expect, test } from "vitest";
import { readUsersView, toUsersPath, type UsersView } from "./users-view.ts";

const DEFAULT: UsersView = { search: "", sort: "createdAt", direction: "desc" };

describe("the address of the users list", () => {
  test("holds search, order and open drawer, and is read back as the same view", () => {
    const view = { search: "ada & co ", sort: "email", direction: "asc" } as const;
    const path = toUsersPath(view, "a1");
    expect(path).toBe("/users?search=ada+%26+co+&sort=email&direction=asc&user=a1");
    expect(readUsersView(new URL(path, "http://x.test").searchParams)).toEqual(view);
  });

  test("is bare for the default view", () => {
    expect(toUsersPath(DEFAULT, null)).toBe("/users");
    expect(readUsersView(new URLSearchParams())).toEqual(DEFAULT);
  });

  test.each(["sort=password", "sort=toString", "direction=up"])(
    "asks for the default view with %s",
    (query) => {
      expect(readUsersView(new URLSearchParams(query))).toEqual(DEFAULT);
    },
  );

  test("cuts a search at the length that the server accepts", () => {
    const params = new URLSearchParams({ search: "x".repeat(300) });
    expect(readUsersView(params).search).toHaveLength(200);
  });
});
