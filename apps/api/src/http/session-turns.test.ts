import { expect, it, onTestFinished, vi } from "vitest";
import { buildAppForTest } from "../../test/build-test-app.ts";
import { openOwnDatabase } from "../../test/database.ts";
import { signedInUser } from "../../test/factories.ts";
import type { Db, Transaction } from "../db/connection.ts";

/** Counts the transactions of a database that run or wait for a connection; each begins once `gate` is open. */
function watchTransactions(db: Db, gate: Promise<unknown>) {
  const watched = { open: 0, most: 0 };
  const begin = db.transaction.bind(db);
  vi.spyOn(db, "transaction").mockImplementation(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      async execute<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
        watched.open += 1;
        watched.most = Math.max(watched.most, watched.open);
        await gate;
        return await execute(work).finally(() => {
          watched.open -= 1;
        });
      },
    });
  });
  return watched;
}

const CALLS = 64;
/** One has its turn, and eight wait. */
const SERVED = 9;

it("calls of one account hold one connection together, and too many are refused", async () => {
  const database = await openOwnDatabase();
  onTestFinished(() => database.close());
  const { app, deps } = await buildAppForTest({ database });
  const { agent } = await signedInUser(app, deps);
  const gate = Promise.withResolvers<undefined>();
  const watched = watchTransactions(deps.db, gate.promise);
  let answered = 0;
  const calls = Array.from({ length: CALLS }, async () => {
    const answer = await agent.post("/api/account/cancel-email-change");
    answered += 1;
    return answer;
  });
  await vi.waitUntil(() => answered === CALLS - SERVED || watched.open > 1, { timeout: 30_000 });
  gate.resolve(undefined);
  const answers = await Promise.all(calls);
  expect(watched.most).toBe(1);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(CALLS - SERVED);
  expect(refused.every(({ headers }) => headers["retry-after"] === "1")).toBe(true);
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(SERVED);
});
