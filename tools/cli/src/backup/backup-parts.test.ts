import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { carriesPassword, getDatabaseName } from "./address.ts";
import { requireClientPrograms } from "./client-programs.ts";
import { findDifference, quoteTable } from "./counts.ts";
import { chooseFile } from "./file-names.ts";
import { accessTo } from "./run-program.ts";

const NOW = new Date("2026-11-21T10:30:00.123Z");

it.each([
  ["postgres://cosmic:p%40ss%2Fword@db.internal:6000/cosmic?x=1", "p@ss/word"],
  ["postgres://cosmic:50%safe@db.internal:6000/cosmic?x=1", "50%safe"],
  ["postgres://cosmic@db.internal:6000/cosmic?password=p%40ss%2Fword&x=1", "p@ss/word"],
  ["postgres://cosmic@db.internal:6000/cosmic?x=1&p%61ssword=hidden", "hidden"],
  // The driver, and so the product, goes by the parameter.
  ["postgres://cosmic:other@db.internal:6000/cosmic?x=1&password=hidden", "hidden"],
])("a password goes through the environment, never into an address: %s", (url, password) => {
  const { address, env } = accessTo(url);
  expect(address).toBe("postgres://cosmic@db.internal:6000/cosmic?x=1");
  expect(env["PGPASSWORD"]).toBe(password);
  expect(carriesPassword(url)).toBe(true);
});

it.each([
  [
    "postgres://cosmic:hidden@/cos%6Dic?host=/run/postgresql",
    "postgres://cosmic@/cos%6Dic?host=/run/postgresql",
  ],
  ["postgres:///cosmic?password=hidden", "postgres:///cosmic"],
  [
    "postgres://cosmic:hidden@db/cosmic?options=-c%20x=1+1",
    "postgres://cosmic@db/cosmic?options=-c%20x=1+1",
  ],
])("the rest of an address stays as it is: %s", (url, address) => {
  expect(accessTo(url)).toMatchObject({ address, env: { PGPASSWORD: "hidden" } });
  expect(carriesPassword(address)).toBe(false);
  expect(getDatabaseName(url)).toBe("cosmic");
});

it("programs older than the server are refused, with the package to install", () => {
  expect(() => requireClientPrograms(99)).toThrow(/PostgreSQL 99.*postgresql-client-99/);
});

it("a backup is written to the given file, or into a folder under a name made from its time", () => {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-names-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = "cosmic-20261121T103000Z.backup";
  expect(chooseFile(undefined, "/data/backups", NOW)).toBe(`/data/backups/${name}`);
  expect(chooseFile(folder, "/data", NOW)).toBe(join(folder, name));
  expect(chooseFile("/not/there/", "/data", NOW)).toBe(`/not/there/${name}`);
  expect(chooseFile("/not/there.dump", "/data", NOW)).toBe("/not/there.dump");
});

it("a table with more, fewer or no rows is a difference", () => {
  const counts = { "public.users": 2, "pgboss.job": 0 };
  expect(findDifference(counts, { ...counts })).toBeNull();
  expect(findDifference(counts, { ...counts, "public.users": 1 })).toMatch(/users has 1 rows/);
  expect(findDifference(counts, { "public.users": 2 })).toMatch(/job has no rows/);
  expect(findDifference(counts, { ...counts, "public.more": 0 })).toMatch(/more should not/);
  expect(quoteTable('public.odd"name')).toBe('"public"."odd""name"');
});
