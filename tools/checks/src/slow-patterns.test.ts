import { expect, it } from "vitest";
import { findSlowPatterns } from "./slow-patterns.ts";

const find = (source: string) => findSlowPatterns("sample.ts", source);

it.each([
  ["a repetition inside one", "/^(a+)+$/"],
  ["two that share what they match", "/^a*[ab]*c/"],
  ["one that starts anywhere", "/[a-z]+[0-9]/"],
  ["a text made into a pattern", 'new RegExp("^(a+)+$", "u")'],
  ["a text made into a pattern without new", 'RegExp("(a*)*b")'],
])("slow patterns are found: %s", (_, pattern) => {
  expect(find(`const first = 1;\nconst slow = ${pattern};`)).toEqual([
    { line: 2, pattern: expect.stringMatching(/^\//) },
  ]);
});

it.each(["/^[a-z]+[0-9]$/", "/(?<!a)a+b/", "/,\\s/g", 'new RegExp("^a+$")', "new RegExp(name)"])(
  "slow patterns do not include %s",
  (pattern) => expect(find(`const quick = ${pattern};`)).toEqual([]),
);
