import { describe, expect, test } from "vitest";
import { FIRST_VIEW, stepUsersView } from "./users-view.ts";

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
