import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { collect, keepTombstones, readTombstones } from "./tombstones.ts";
import { writeWhole } from "./whole-file.ts";

const SCRIPT = join(import.meta.dirname, "../../../../deploy/postgres/backup.sh");
const RUNS = Array.from({ length: 8 }, (_, index) => index);

const toLine = (index: number) =>
  `user,0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6${index},${new Date().toISOString().slice(0, 10)}T12:00:00Z`;
const LINES = RUNS.map(toLine);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-tombstones-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A database that knows one tombstone, which it takes a moment to tell. */
const PSQL = `#!/bin/sh
case "$*" in *to_regclass*) echo t ;; *) sleep 0.1; echo "$LINE" ;; esac
`;

/** What the script calls, with flock or without. */
function makePrograms(names: readonly string[]): string {
  const folder = makeFolder();
  const paths = (process.env["PATH"] ?? "").split(delimiter);
  for (const name of names) {
    const found = paths.map((path) => join(path, name)).find((path) => existsSync(path));
    if (found) symlinkSync(found, join(folder, name));
  }
  writeFileSync(join(folder, "psql"), PSQL);
  chmodSync(join(folder, "psql"), 0o755);
  return folder;
}

const PROGRAMS = "sh cat sort grep find mktemp mkdir rmdir rm mv sync sleep".split(" ");

function runScript(folder: string, path: string, line: string) {
  const child = spawn("/bin/sh", [SCRIPT, "tombstones"], {
    env: { PATH: path, BACKUP_DIR: folder, LINE: line },
  });
  return new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
}

const listLines = (file: string) => collect(readTombstones(file));

const listLeft = (folder: string) =>
  readdirSync(folder).filter((name) => !["tombstones.csv", ".tombstones.lock"].includes(name));

it.each([
  ["flock", [...PROGRAMS, "flock"]],
  ["a folder", PROGRAMS],
])("backup.sh keeps the tombstones of all runs at once, locked by %s", async (_, names) => {
  const folder = makeFolder();
  const path = makePrograms(names);
  const codes = await Promise.all(LINES.map((line) => runScript(folder, path, line)));
  expect(codes).toEqual(RUNS.map(() => 0));
  expect(await listLines(join(folder, "tombstones.csv"))).toEqual(LINES);
  expect(listLeft(folder)).toEqual([]);
});

it("backup.sh leaves the list as it is where a line is torn", async () => {
  const folder = makeFolder();
  const file = join(folder, "tombstones.csv");
  const [first = "", second = "", third = ""] = LINES;
  writeFileSync(file, `${first}\n`);
  const path = makePrograms([...PROGRAMS, "flock"]);
  expect(await runScript(folder, path, second.slice(0, 30))).toBe(1);
  expect(readFileSync(file, "utf8")).toBe(`${first}\n`);
  expect(await runScript(folder, path, third)).toBe(0);
  expect(await listLines(file)).toEqual([first, third]);
  expect(listLeft(folder)).toEqual([]);
});

it("a list keeps the tombstones of all runs at once", async () => {
  const file = join(makeFolder(), "backups", "tombstones.csv");
  await Promise.all(LINES.map((line) => keepTombstones(file, [line])));
  expect((await listLines(file)).toSorted()).toEqual(LINES);
});

it("two writers of a file do not take each other's partial one", async () => {
  const folder = join(makeFolder(), "backups");
  mkdirSync(folder);
  const file = join(folder, "whole");
  const write = (text: string, wait: Promise<unknown>) =>
    writeWhole(file, async (path) => {
      writeFileSync(path, text);
      await wait;
    });
  const first = Promise.withResolvers<void>();
  const slow = write("slow", first.promise);
  await write("fast", Promise.resolve());
  expect(readFileSync(file, "utf8")).toBe("fast");
  first.resolve();
  await slow;
  expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["slow", ["whole"]]);
});
