import { describe, expect, test } from "vitest";
import { addressOf, FIRST_VIEW, readUsersView, stepUsersView } from "./users-view.ts";

const thirdPage = { ...FIRST_VIEW, search: "ada", cursors: [null, "a", "b"] };

describe("a step through the list", () => {
  test("another search or order begins at the first page", () => {
    expect(stepUsersView(thirdPage, { to: "search", search: "grace" })).toEqual({
      ...thirdPage,
      search: "grace",
      cursors: [null],
    });
    expect(stepUsersView(thirdPage, { to: "order", sort: "email", direction: "asc" })).toEqual({
      search: "ada",
      sort: "email",
      direction: "asc",
      cursors: [null],
    });
  });

  test("the same search again stays where it is", () => {
    expect(stepUsersView(thirdPage, { to: "search", search: "ada" })).toBe(thirdPage);
  });

  test("goes on by a cursor and back to the first page, never before it", () => {
    const next = stepUsersView(FIRST_VIEW, { to: "next", cursor: "a" });
    expect(next.cursors).toEqual([null, "a"]);
    expect(stepUsersView(next, { to: "previous" })).toEqual(FIRST_VIEW);
    expect(stepUsersView(FIRST_VIEW, { to: "previous" })).toBe(FIRST_VIEW);
    expect(stepUsersView(thirdPage, { to: "first" }).cursors).toEqual([null]);
  });
});

describe("the address of the list", () => {
  const view = { ...FIRST_VIEW, search: "ada & co", sort: "email", direction: "asc" } as const;

  test("says search, order and whose drawer is open, and leads back to them", () => {
    const address = addressOf(view, "a1");
    expect(address).toBe("/users?search=ada+%26+co&sort=email&direction=asc&user=a1");
    expect(readUsersView(new URL(address, "http://x.test").searchParams)).toEqual(view);
  });

  test("is bare for the list as it begins", () => {
    expect(addressOf(FIRST_VIEW)).toBe("/users");
    expect(readUsersView(new URLSearchParams())).toEqual(FIRST_VIEW);
  });

  test.each(["sort=password", "sort=toString", "direction=up", "search=%20", "cursor=x"])(
    "with %s is the list as it begins",
    (query) => {
      expect(readUsersView(new URLSearchParams(query))).toEqual(FIRST_VIEW);
    },
  );
});
