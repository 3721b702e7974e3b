import { describe, expect, it } from "vitest";

import { getInitials } from "./initials.ts";

describe("initialsOf", () => {
  it.each([
    [{ firstName: "Ada", lastName: "Lovelace", email: "x@x.test" }, "AL"],
    [{ firstName: "ada", lastName: null, email: "x@x.test" }, "A"],
    [{ firstName: "  ", lastName: "Noether" }, "N"],
    [{ firstName: "élodie", lastName: "o’brien" }, "ÉO"],
    [{ firstName: "e\u0301lodie" }, "E\u0301"],
    [{ firstName: "“Ada”", lastName: "(Byron)" }, "AB"],
    [{ firstName: "山田", lastName: "花子" }, "山花"],
    [{ email: "grace.hopper@x.test" }, "GH"],
    [{ email: "grace@x.test" }, "G"],
    [{ firstName: null, lastName: null, email: "7th_sea@x.test" }, "7S"],
    [{ firstName: "😀", email: "joy@x.test" }, "J"],
    [{ email: "...@x.test" }, "?"],
    [{}, "?"],
  ])("of %j are %s", (person, initials) => {
    expect(getInitials(person)).toBe(initials);
  });
});
