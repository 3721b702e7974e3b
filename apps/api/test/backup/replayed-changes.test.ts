import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../src/db/connection.ts";
import type { OpenDatabase } from "../../src/db/open-database.ts";
import { listDriftedUsers } from "../../src/features/access/access.store.ts";
import { createAgent } from "../agent.ts";
import { buildTestApp } from "../build-test-app.ts";
import { type MadeUser, makeOperator, makeUser } from "../factories.ts";
import { handleResetRequest } from "../mailed-links.ts";
import { type BackupFixture, makeBackupFixture, runCommand } from "./backup-fixture.ts";

let folder: string;
let live: BackupFixture;
let users: Record<"moved" | "blocked" | "squatter" | "returned" | "kept", MadeUser>;
let owners: Record<"confirmed" | "takenOver" | "movedOn" | "unconfirmed", MadeUser>;
let buyers: Record<"withdrawn" | "granted" | "payer" | "receiver" | "untouched", MadeUser>;
let operators: Record<"replaced" | "kept", MadeUser>;

const setEmail = (db: Db, { id }: MadeUser, email: string) =>
  db.updateTable("users").set({ email }).where("id", "=", id).execute();

const confirm = (db: Db, { id }: MadeUser, handed_over_at: Date | null = null) => {
  const times = { email_verified_at: new Date(), handed_over_at };
  return db.updateTable("users").set(times).where("id", "=", id).execute();
};

const decide = (db: Db, { id }: MadeUser, grants: boolean, at: string) =>
  db
    .insertInto("access_decisions")
    .values({
      id: crypto.randomUUID(),
      user_id: id,
      operator_id: null,
      grants,
      decided_at: new Date(at),
    })
    .execute();

const setAccess = (db: Db, { id }: MadeUser, has_lifetime_access: boolean) =>
  db.updateTable("users").set({ has_lifetime_access }).where("id", "=", id).execute();

const addPurchase = (db: Db, { id }: MadeUser) =>
  db
    .insertInto("purchases")
    .values({
      id: crypto.randomUUID(),
      session_id: `cs_test_${id}`,
      payment_intent_id: null,
      charge_id: null,
      instrument: null,
      user_id: id,
      buyer_reference: id,
      amount: 999,
      currency: "usd",
      paid_at: new Date("2026-11-01T10:00:00Z"),
      dispute_status: null,
      created_at: new Date("2026-11-01T10:00:00Z"),
      updated_at: new Date("2026-11-01T10:00:00Z"),
    })
    .execute();

const movePurchase = (db: Db, from: MadeUser, to: MadeUser) =>
  db.updateTable("purchases").set({ user_id: to.id }).where("user_id", "=", from.id).execute();

async function addFactor(db: Db, { id }: MadeUser): Promise<void> {
  const factor = { totp_secret: `sealed for ${id}`, totp_confirmed_at: new Date() };
  await db.updateTable("operators").set(factor).where("id", "=", id).execute();
  const rows = ["first", "second"].map((code) => ({
    operator_id: id,
    code_hash: `${code} of ${id}`,
    used_at: null,
  }));
  await db.insertInto("operator_recovery_codes").values(rows).execute();
}

async function inDatabase<T>(
  place: BackupFixture,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await place.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function backUp(name: string): Promise<string> {
  const file = join(folder, name);
  expect(await runCommand("backup", [file], live.variables)).toMatchObject({ code: 0 });
  return file;
}

async function restore(file: string): Promise<BackupFixture> {
  const place = await makeBackupFixture(folder);
  expect(await runCommand("restore", [file], place.variables)).toMatchObject({ code: 0 });
  return place;
}

const listEmails = (place: BackupFixture) =>
  inDatabase(place, async ({ db }) => {
    const rows = await db.selectFrom("users").select(["id", "email"]).execute();
    return Object.fromEntries(rows.map(({ id, email }) => [id, email]));
  });

let early: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-replayed-"));
  live = await makeBackupFixture(folder);
  await inDatabase(live, async (database) => {
    await database.migrate();
    const built = await buildTestApp({ database });
    const { deps } = built;
    const [moved, blocked, squatter, returned, kept] = [
      await makeUser(deps),
      await makeUser(deps),
      await makeUser(deps),
      await makeUser(deps),
      await makeUser(deps),
    ];
    users = { moved, blocked, squatter, returned, kept };
    buyers = {
      withdrawn: await makeUser(deps),
      granted: await makeUser(deps),
      payer: await makeUser(deps),
      receiver: await makeUser(deps),
      untouched: await makeUser(deps),
    };
    owners = {
      confirmed: await makeUser(deps),
      takenOver: await makeUser(deps),
      movedOn: await makeUser(deps),
      unconfirmed: await makeUser(deps),
    };
    operators = { replaced: await makeOperator(deps), kept: await makeOperator(deps) };
    await built.close();
    // As an earlier version let a user choose it.
    await setEmail(database.db, squatter, `changed-${blocked.id}@restored.invalid`);
    await setEmail(database.db, returned, "away@cosmic.test");
    await setEmail(database.db, returned, returned.email);
    for (const operator of Object.values(operators)) await addFactor(database.db, operator);
    for (const buyer of [buyers.withdrawn, buyers.payer, buyers.untouched]) {
      await setAccess(database.db, buyer, true);
    }
    await decide(database.db, buyers.withdrawn, true, "2026-11-02T10:00:00.500Z");
    await decide(database.db, buyers.granted, false, "2026-11-02T10:00:00.500Z");
    await addPurchase(database.db, buyers.payer);
    await addPurchase(database.db, buyers.untouched);
  });
  early = await backUp("early.backup");
  await inDatabase(live, async ({ db }) => {
    await setEmail(db, users.moved, "new@cosmic.test");
    await setEmail(db, users.blocked, "unblocked@cosmic.test");
    await confirm(db, owners.confirmed);
    await confirm(db, owners.takenOver, new Date());
    await confirm(db, owners.movedOn);
    await setEmail(db, owners.movedOn, "moved-on@cosmic.test");
    await decide(db, buyers.withdrawn, false, "2026-11-03T10:00:00.500Z");
    await decide(db, buyers.granted, true, "2026-11-03T10:00:00.500Z");
    await movePurchase(db, buyers.payer, buyers.receiver);
    const { replaced, kept } = operators;
    await db
      .updateTable("operators")
      .set({ totp_secret: "sealed anew" })
      .where("id", "=", replaced.id)
      .execute();
    await db.deleteFrom("operator_recovery_codes").where("operator_id", "=", replaced.id).execute();
    await db
      .updateTable("operator_recovery_codes")
      .set({ used_at: new Date() })
      .where("code_hash", "=", `first of ${kept.id}`)
      .execute();
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Commands run as processes, and an embedded database takes seconds to create.
describe("a restore", { timeout: 300_000 }, () => {
  it("signs no user in by an address that was changed since, and sends it no link", async () => {
    await backUp("later.backup");
    const place = await restore(early);
    await inDatabase(place, async (database) => {
      const built = await buildTestApp({ database });
      for (const [{ email, password }, status] of [
        [users.moved, 401],
        [users.returned, 200],
        [users.kept, 200],
      ] as const) {
        const browser = createAgent(built.app);
        const signedIn = await browser.post("/api/auth/login", { email, password });
        expect([email, signedIn.statusCode]).toEqual([email, status]);
        await createAgent(built.app).post("/api/auth/forgot-password", { email });
        await handleResetRequest(built, email);
      }
      const links = database.db.selectFrom("password_reset_tokens").select("user_id");
      const holders = (await links.execute()).map((link) => link.user_id);
      expect(holders.toSorted()).toEqual([users.returned.id, users.kept.id].toSorted());
      await built.close();
    });
  });

  it("replaces a changed address also when another user holds the one it would get", async () => {
    await backUp("later.backup");
    const emails = await listEmails(await restore(early));
    const { moved, blocked, squatter } = users;
    expect(emails[moved.id]).toBe(`changed-${moved.id}@restored.invalid`);
    expect(emails[squatter.id]).toBe(`changed-${blocked.id}@restored.invalid`);
    expect(emails[blocked.id]).toMatch(
      new RegExp(`^changed-${blocked.id}-[0-9a-f-]{36}@restored\\.invalid$`),
    );
  });

  it("brings back no second factor that was replaced and no recovery code that was spent", async () => {
    await backUp("later.backup");
    const place = await restore(early);
    const { replaced, kept } = operators;
    await inDatabase(place, async ({ db }) => {
      const factors = await db
        .selectFrom("operators")
        .select(["id", "totp_secret", "totp_confirmed_at"])
        .execute();
      expect(factors.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        [
          { id: replaced.id, totp_secret: null, totp_confirmed_at: null },
          {
            id: kept.id,
            totp_secret: `sealed for ${kept.id}`,
            totp_confirmed_at: expect.any(Date),
          },
        ].toSorted((a, b) => a.id.localeCompare(b.id)),
      );
      const codes = await db.selectFrom("operator_recovery_codes").select("code_hash").execute();
      expect(codes).toEqual([{ code_hash: `second of ${kept.id}` }]);
    });
  });

  it("gives no access that was withdrawn or moved to another account since", async () => {
    const later = await backUp("later.backup");
    const place = await restore(early);
    const { withdrawn, granted, payer, receiver, untouched } = buyers;
    const listAccess = (where: BackupFixture) =>
      inDatabase(where, async ({ db }) => {
        const rows = await db.selectFrom("users").select(["id", "has_lifetime_access"]).execute();
        const ids = [withdrawn, granted, payer, receiver, untouched].map(({ id }) => id);
        return ids.map((id) => rows.find((row) => row.id === id)?.has_lifetime_access);
      });
    expect(await listAccess(place)).toEqual([false, true, false, false, true]);
    await inDatabase(place, async ({ db }) => {
      const purchases = await db
        .selectFrom("purchases")
        .select(["user_id", "buyer_reference"])
        .execute();
      expect(
        purchases.toSorted((a, b) => a.buyer_reference.localeCompare(b.buyer_reference)),
      ).toEqual(
        [
          { user_id: null, buyer_reference: payer.id },
          { user_id: untouched.id, buyer_reference: untouched.id },
        ].toSorted((a, b) => a.buyer_reference.localeCompare(b.buyer_reference)),
      );
      const decisions = await db.selectFrom("access_decisions").select("user_id").execute();
      expect(decisions).toHaveLength(4);
      expect(await listDriftedUsers(db, 10)).toEqual([]);
    });
    // What the backup knows of is not decided or moved again.
    await inDatabase(await restore(later), async ({ db }) => {
      expect(await db.selectFrom("access_decisions").select("id").execute()).toHaveLength(4);
      const moved = db
        .selectFrom("purchases")
        .select("buyer_reference")
        .where("user_id", "=", receiver.id);
      expect(await moved.execute()).toEqual([{ buyer_reference: payer.id }]);
    });
  });

  it("knows who confirmed their address since, and no one else", async () => {
    await backUp("later.backup");
    await inDatabase(await restore(early), async ({ db }) => {
      const query = db.selectFrom("users").select("id").where("email_verified_at", "is not", null);
      expect(await query.execute()).toEqual([{ id: owners.confirmed.id }]);
    });
  });

  it("keeps an address that was changed before the backup, also after an earlier restore", async () => {
    const later = await backUp("later.backup");
    const { moved } = users;
    expect((await listEmails(await restore(later)))[moved.id]).toBe("new@cosmic.test");

    live = await restore(early);
    expect((await listEmails(live))[moved.id]).toBe(`changed-${moved.id}@restored.invalid`);
    await inDatabase(live, ({ db }) => setEmail(db, moved, "set@cosmic.test"));
    const last = await backUp("last.backup");
    expect((await listEmails(await restore(last)))[moved.id]).toBe("set@cosmic.test");
  });
});
