import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { type ArchivedFile, createZip } from "./zip-archive.ts";

const AT = new Date("2026-11-21T12:00:00Z");

async function* generateFiles(
  names: readonly string[],
  asked: string[],
): AsyncGenerator<ArchivedFile> {
  for (const name of names) {
    asked.push(name);
    yield { name, bytes: strToU8(`${name} `.repeat(1_000)) };
  }
}

async function* broken(): AsyncGenerator<ArchivedFile> {
  yield { name: "a", bytes: strToU8("a") };
  throw new Error("The database is gone");
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe("ZIP archive", () => {
  it("contains every file unchanged, with names in any script", async () => {
    const names = ["a.json", "folder/b.pdf", "Zoë-山田.txt"];
    const files = unzipSync(await collect(createZip(generateFiles(names, []), AT)));
    expect(Object.keys(files)).toEqual(names);
    for (const name of names) {
      expect(strFromU8(files[name] ?? new Uint8Array())).toBe(`${name} `.repeat(1_000));
    }
  });

  it("is valid without any file", async () => {
    expect(unzipSync(await collect(createZip(generateFiles([], []), AT)))).toEqual({});
  });

  it("requests a file only after the previous one has been read", async () => {
    const asked: string[] = [];
    const pieces = createZip(generateFiles(["a", "b", "c"], asked), AT);
    await pieces.next();
    expect(asked).toEqual(["a"]);
    await pieces.return(undefined);
    expect(asked).toEqual(["a"]);
  });

  it("rejects with the failure of the file source", async () => {
    await expect(collect(createZip(broken(), AT))).rejects.toThrow("The database is gone");
  });
});
