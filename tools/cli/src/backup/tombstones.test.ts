import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import {
  collect,
  countTombstones,
  keepTombstones,
  readTombstones,
  replaying,
} from "./tombstones.ts";

const MANY = 25_000;
const AT = `${new Date().toISOString().slice(0, 19)}Z`;

function makeList(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-tombstones-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "tombstones.csv");
  writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
  return file;
}

const makeLines = (count: number) =>
  Array.from({ length: count }, () => `user,${randomUUID()},${AT}`);

it("a long list is replayed in statements of a bounded length, each line once", async () => {
  const lines = makeLines(MANY);
  const statements = await collect(replaying(readTombstones(makeList(lines))));
  expect(Math.max(...statements.map(({ length }) => length))).toBeLessThan(2_000_000);
  const inserted = statements.join("\n").matchAll(/\('user', '([0-9a-f-]{36})', /g);
  expect([...inserted].map(([, id]) => `user,${id},${AT}`)).toEqual(lines);
});

it("a list is replayed as it is read", async () => {
  let read = 0;
  function* listMillions() {
    for (; read < 5_000_000; read += 1) yield `user,${randomUUID()},${AT}`;
  }
  const statements = replaying(listMillions());
  await statements.next();
  await statements.next();
  expect(read).toBeLessThan(MANY);
  await statements.return(undefined);
});

it("no tombstones are replayed by no statement", async () => {
  expect(await collect(replaying([]))).toEqual([]);
});

it("a list with a line that is no tombstone is refused, whichever line it is", async () => {
  const lines = makeLines(MANY);
  lines[MANY - 2] = "user,of no id,2026-11-21T12:00:00Z";
  const counted = countTombstones(makeList(lines));
  await expect(counted).rejects.toThrow(`holds no tombstone in line ${MANY - 1}.`);
});

it("a long list grows by what it does not hold", async () => {
  const lines = makeLines(MANY);
  const file = makeList(lines);
  const more = makeLines(3);
  const old = "user,0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b,2020-01-01T00:00:00Z";
  expect(await keepTombstones(file, [...lines.slice(-5), ...more, old])).toBe(MANY + 3);
  expect(await collect(readTombstones(file))).toEqual([...lines, ...more]);
});
