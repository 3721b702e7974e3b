import { describe, expect, it } from "vitest";
import { z } from "zod";
import { InvalidInputError } from "../errors.ts";
import { createCursorCodec, INSTANT_KEY } from "./list-cursor.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const INSTANT = "2026-11-20T12:00:00.123456Z";
const row = (sortKey: string) => ({ sortKey, id: ID });
const byInstant = createCursorCodec(["audit", null], INSTANT_KEY);
const byText = createCursorCodec(["users", "ada"], z.string());

function encode(codec: typeof byText, sortKey: string): string {
  const { nextCursor } = codec.toPage([row(sortKey), row("next")], 1);
  expect(nextCursor).toMatch(/^[A-Za-z0-9_-]+$/);
  return nextCursor ?? "";
}

describe("the cursor codec", () => {
  it.each(["", "Ada", 'ünï"c\\ode \u{1f319}', "[]", "a\nb"])(
    "reads back the sort key %j and the id",
    (sortKey) => {
      expect(byText.decode(encode(byText, sortKey))).toEqual({ sortKey, id: ID });
    },
  );

  it("keeps the microseconds of an instant", () => {
    expect(byInstant.decode(encode(byInstant, INSTANT))?.sortKey).toBe(INSTANT);
  });

  it("treats a missing cursor as the first page", () => {
    expect(byText.decode(undefined)).toBeNull();
  });

  it("names no next page on the last one", () => {
    const rows = [row("a"), row("b")];
    expect(byText.toPage(rows, 2)).toEqual({ rows, nextCursor: null });
    expect(byText.toPage([], 2)).toEqual({ rows: [], nextCursor: null });
  });

  it.each([
    ["another list", encode(createCursorCodec(["users", "grace"], z.string()), "Ada")],
    ["no list", Buffer.from('["x","y","z"]').toString("base64url")],
    ["no JSON", "some text"],
    ["nothing", ""],
  ])("refuses a cursor of %s", (_what, cursor) => {
    expect(() => byText.decode(cursor)).toThrow(InvalidInputError);
  });

  it("refuses a sort key that the list cannot have", () => {
    const sameList = createCursorCodec(["audit", null], z.string());
    expect(() => byInstant.decode(encode(sameList, "yesterday"))).toThrow(InvalidInputError);
  });
});
