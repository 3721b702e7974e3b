import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { buildTestApp } from "../build-test-app.ts";
import { type MadeUser, makeUser } from "../factories.ts";
import { type BackupFixture, makeBackupFixture, runCommand } from "./backup-fixture.ts";

const isServer = inject("template").engine === "postgres";
const PASSPHRASE = "the passphrase of that time";

let folder: string;
let file: string;
let source: BackupFixture;
let user: MadeUser;

const withPassphrase = (place: BackupFixture, passphrase: string) => ({
  ...place.variables,
  BACKUP_PASSPHRASE: passphrase,
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-encrypted-"));
  file = join(folder, "encrypted.backup");
  source = await makeBackupFixture(folder);
  const database = await source.open();
  await database.migrate();
  const built = await buildTestApp({ database });
  user = await makeUser(built.deps);
  await built.close();
  await database.close();
  const made = await runCommand("backup", [file], withPassphrase(source, PASSPHRASE));
  if (made.code !== 0) throw new Error(made.output);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function listEmails(place: BackupFixture): Promise<string[]> {
  const database = await place.open();
  const rows = await database.db.selectFrom("users").select("email").execute();
  await database.close();
  return rows.map(({ email }) => email);
}

// Commands run as processes, and an embedded database takes seconds to create.
describe("an encrypted backup", { timeout: 300_000 }, () => {
  it("holds nothing that can be read", () => {
    const start = readFileSync(file);
    expect(start.subarray(0, 8).toString()).toBe("Salted__");
    expect(start.includes("PGDMP")).toBe(false);
  });

  it("is restored with the passphrase it was made with", async () => {
    const place = await makeBackupFixture(folder);
    const { code, output } = await runCommand("restore", [file], withPassphrase(place, PASSPHRASE));
    expect([code, output]).toEqual([0, expect.stringContaining("Restored the backup")]);
    expect(await listEmails(place)).toEqual([user.email]);
  });

  it.each([
    ["another passphrase", "another", "does not open the backup"],
    ["no passphrase", "", "is encrypted. Set the BACKUP_PASSPHRASE"],
  ])("changes nothing when it is restored with %s", async (_which, passphrase, message) => {
    const place = await makeBackupFixture(folder);
    const database = await place.open();
    await database.migrate();
    await database.close();
    const before = isServer ? [] : readdirSync(join(place.name, ".."));
    const { code, output } = await runCommand(
      "restore",
      [file, "--replace"],
      withPassphrase(place, passphrase),
    );
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(output).toContain("Nothing was changed.");
    expect(isServer ? [] : readdirSync(join(place.name, ".."))).toEqual(before);
    expect(await listEmails(place)).toEqual([]);
  });

  it("is asked for in production, where a plain one is made with a warning", async () => {
    const plain = join(folder, "plain.backup");
    const variables = { ...withPassphrase(source, ""), NODE_ENV: "production" };
    const { code, output } = await runCommand("backup", [plain], variables);
    expect([code, output]).toEqual([0, expect.stringContaining("Set BACKUP_PASSPHRASE")]);
    const closed = { ...variables, BACKUP_PASSPHRASE: PASSPHRASE };
    const again = await runCommand("backup", [file], closed);
    expect([again.code, again.output]).toEqual([0, expect.not.stringContaining("Set BACKUP")]);
  });
});
