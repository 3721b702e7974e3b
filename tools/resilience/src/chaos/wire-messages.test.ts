import { describe, expect, it } from "vitest";
import { createMessageReader, endsAnswer, findSql } from "./wire-messages.ts";

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

const startup = message("", Buffer.from("\0\x03\0\0user\0ada\0\0"));
const sslRequest = message("", Buffer.from([0x04, 0xd2, 0x16, 0x2f]));
const query = message("Q", Buffer.from("commit\0"));
const parse = message("P", Buffer.from("name\0select 1 from purchases\0\0\0"));

describe("what a client sends to PostgreSQL", () => {
  it.each([1, 2, 5, 1_000])("is read in pieces of %i bytes", (size) => {
    const read = createMessageReader();
    const all = Buffer.concat([sslRequest, startup, query, parse]);
    const messages = [];
    for (let at = 0; at < all.length; at += size)
      messages.push(...read(all.subarray(at, at + size)));
    expect(messages.map(({ type }) => type)).toEqual(["", "", "Q", "P"]);
    expect(messages.map(findSql)).toEqual([null, null, "commit", "select 1 from purchases"]);
  });

  it("is answered when the server is ready for more", () => {
    const ready = message("Z", Buffer.from("I"));
    expect(endsAnswer(Buffer.concat([message("C", Buffer.from("COMMIT\0")), ready]))).toBe(true);
    expect(endsAnswer(message("C", Buffer.from("COMMIT\0")))).toBe(false);
  });
});
