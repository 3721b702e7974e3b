import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestDeps } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { makeUser } from "../../../test/factories.ts";
import type { OpenDatabase } from "../../db/open-database.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { countFullCopy, findAccessUser, setCopiedAt } from "./index.ts";

let database: OpenDatabase;
let deps: Deps;

/** Every copy starts in the same millisecond. */
const NOW = new Date("2026-11-22T12:00:00.000Z");

beforeAll(async () => {
  database = await openOwnDatabase();
  deps = { ...(await buildTestDeps({ database })), clock: { now: () => NOW } };
});
afterAll(() => database.close());

const findCopiedAt = async (userId: string) => (await findAccessUser(deps.db, userId))?.copiedAt;

it("a full copy that could not be made does not count", async () => {
  const { id } = await makeUser(deps, { hasLifetimeAccess: true });
  const failed = await countFullCopy(deps, id);
  expect(await findCopiedAt(id)).toEqual(NOW);
  await failed?.undo();
  expect(await findCopiedAt(id)).toBeNull();
});

it("a full copy that could not be made leaves one of the same instant counted", async () => {
  const { id } = await makeUser(deps, { hasLifetimeAccess: true });
  const failed = await countFullCopy(deps, id);
  await countFullCopy(deps, id);
  await failed?.undo();
  expect(await findCopiedAt(id)).toEqual(NOW);
});

it("a full copy that could not be made leaves one counted that came with a purchase", async () => {
  const { id } = await makeUser(deps, { hasLifetimeAccess: true });
  const failed = await countFullCopy(deps, id);
  await inTransaction(deps.db, (tx) => setCopiedAt(tx, id, NOW));
  await failed?.undo();
  expect(await findCopiedAt(id)).toEqual(NOW);
});
