import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CannotOpenDatabaseError } from "./cannot-open-database-error.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { lockEmbeddedDatabase } from "./embedded-lock.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-embedded-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LOCK_MODULE = join(import.meta.dirname, "embedded-lock.ts");

/** Another process that holds the lock until it is killed. */
async function startHolder(file: string) {
  const program = `
    const { lockEmbeddedDatabase } = await import(process.argv[1]);
    // Kept reachable: a lock that is garbage collected is released.
    globalThis.release = lockEmbeddedDatabase(process.argv[2]);
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    program,
    LOCK_MODULE,
    file,
  ]);
  await once(holder.stdout, "data");
  return holder;
}

describe("embedded database lock", () => {
  it("refuses a second process in one line, and none once the first was killed", async () => {
    const file = join(folder, "shared", "database.lock");
    const holder = await startHolder(file);
    const attempt = () => lockEmbeddedDatabase(file);
    expect(attempt).toThrow(CannotOpenDatabaseError);
    expect(attempt).toThrow(/^The data in \S+ is in use by another running copy\. [^\n]*$/);

    holder.kill("SIGKILL");
    await once(holder, "exit");
    attempt()();
  });

  it("refuses a second opening in the same process until the first is closed", () => {
    const file = join(folder, "twice.lock");
    const release = lockEmbeddedDatabase(file);
    expect(() => lockEmbeddedDatabase(file)).toThrow(CannotOpenDatabaseError);
    release();
    lockEmbeddedDatabase(file)();
  });

  it("fails with a clear error when its folder cannot be created", () => {
    expect(() => lockEmbeddedDatabase("/dev/null/data/database.lock")).toThrow(
      "The data directory cannot be written: /dev/null/data",
    );
  });

  // The superuser may write everywhere.
  it.skipIf(process.getuid?.() === 0)("reports a read-only folder", () => {
    const readOnly = join(folder, "read-only");
    mkdirSync(readOnly);
    chmodSync(readOnly, 0o555);
    expect(() => lockEmbeddedDatabase(join(readOnly, "database.lock"))).toThrow(
      `The data directory cannot be written: ${readOnly}`,
    );
  });
});

describe("the embedded database", () => {
  it("keeps its rows when it is closed and opened again", { timeout: 180_000 }, async () => {
    const directory = join(folder, "kept", "database");
    const first = await openEmbeddedDatabase(directory);
    await first.migrate();
    const user = {
      id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
      email: "kept@cosmic.test",
      created_at: new Date(),
      updated_at: new Date(),
    };
    await first.db.insertInto("users").values(user).execute();
    await expect(openEmbeddedDatabase(directory)).rejects.toThrow(/in use/);
    await first.close();

    const second = await openEmbeddedDatabase(directory);
    await second.migrate();
    expect(await second.db.selectFrom("users").select("email").execute()).toEqual([
      { email: user.email },
    ]);
    await second.close();
    expect(existsSync(`${directory}.lock`)).toBe(true);
  });
});
