import type { Header } from "@cosmic/tools-test-client/read-answer";
import { describe, expect, it } from "vitest";
import { findTellingAnswers, toComparable } from "./compare-answers.ts";
import { separability } from "./separability.ts";

const HEADERS: readonly Header[] = [
  ["date", "Mon, 01 Jan 2024 00:00:00 GMT"],
  ["x-request-id", "1"],
  ["cache-control", "no-store"],
];

const answer = (changes: { status?: number; headers?: readonly Header[]; body?: string } = {}) =>
  toComparable({
    status: 401,
    headers: HEADERS,
    body: '{"message":"No.","requestId":"00000000-0000-4000-8000-000000000001"}',
    ...changes,
  });

const tells = (other: string) =>
  findTellingAnswers({ unknown: new Set([answer()]), known: new Set([other]) }).length > 0;

describe("the comparison of answers", () => {
  it("ignores what is new in every answer", () => {
    const body = '{"message":"No.","requestId":"00000000-0000-4000-8000-000000000002"}';
    const headers: Header[] = [
      ["date", "later"],
      ["x-request-id", "2"],
      ["cache-control", "no-store"],
    ];
    expect(tells(answer({ body, headers }))).toBe(false);
  });

  it.each([
    ["another status", answer({ status: 404 })],
    ["another text", answer({ body: '{"message":"Yes","requestId":"1"}' })],
    ["another length of the body", answer({ body: '{"message":"No.","requestId":"1"}' })],
    ["another header", answer({ headers: [...HEADERS, ["x-known", "1"]] })],
    [
      "a header more that is new each time",
      answer({ headers: [...HEADERS, ["set-cookie", "a=1"]] }),
    ],
    [
      "another value of a stable header",
      answer({ headers: [...HEADERS.slice(0, 2), ["cache-control", "private"]] }),
    ],
  ])("reports %s", (_, telling) => {
    expect(tells(telling)).toBe(true);
  });

  it("reports an answer that one kind gets now and then", () => {
    const both = new Set([answer(), answer({ status: 429 })]);
    const found = findTellingAnswers({ unknown: new Set([answer()]), known: both });
    expect(found.map(({ kinds }) => kinds)).toEqual([["known"]]);
  });
});

describe("separability", () => {
  it("is a half for groups that are alike, and one for groups that do not overlap", () => {
    expect(separability([1, 2, 3], [1, 2, 3])).toBe(0.5);
    expect(separability([1, 3], [2, 4])).toBe(0.75);
    expect(separability([3, 4], [1, 2])).toBe(1);
  });
});
