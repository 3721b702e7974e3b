import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildTestApp } from "../build-test-app.ts";
import { makeUser } from "../factories.ts";
import { makeBackupFixture, runCommand } from "./backup-fixture.ts";

/** More than are replayed at once. */
const OTHERS = 20_000;

it("a restore replays a long list of tombstones, to its last line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-many-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const live = await makeBackupFixture(folder);
  const database = await live.open();
  await database.migrate();
  const built = await buildTestApp({ database });
  const [first, kept, last] = [
    await makeUser(built.deps),
    await makeUser(built.deps),
    await makeUser(built.deps),
  ];
  await built.close();
  await database.close();
  const file = join(folder, "whole.backup");
  expect(await runCommand("backup", [file], live.variables)).toMatchObject({ code: 0 });

  const at = `${new Date().toISOString().slice(0, 19)}Z`;
  const others = Array.from({ length: OTHERS }, () => randomUUID());
  const lines = [first.id, ...others, last.id].map((id) => `user,${id},${at}\n`);
  writeFileSync(join(folder, "tombstones.csv"), lines.join(""));
  const place = await makeBackupFixture(folder);
  expect(await runCommand("restore", [file], place.variables)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${lines.length} tombstones were replayed`),
  });
  const back = await place.open();
  const users = await back.db.selectFrom("users").select("id").execute();
  expect(users).toEqual([{ id: kept.id }]);
  const ofUsers = back.db.selectFrom("tombstones").select("key").where("kind", "=", "user");
  const known = await ofUsers.execute();
  expect(known).toHaveLength(lines.length);
  await back.close();

  // A backup of it lists all of them again.
  const again = join(folder, "again", "whole.backup");
  expect(await runCommand("backup", [again], place.variables)).toMatchObject({ code: 0 });
  const listed = readFileSync(join(folder, "again", "tombstones.csv"), "utf8").split("\n");
  const ids = listed.filter((line) => line.startsWith("user,")).map((line) => line.slice(5, 41));
  expect(ids.toSorted()).toEqual([first.id, ...others, last.id].toSorted());
});
