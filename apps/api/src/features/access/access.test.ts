import { type DisputeOutcome, hasAccess } from "@cosmic/domain";
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  option,
  record,
} from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestDeps } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { makeUser } from "../../../test/factories.ts";
import type { OpenDatabase } from "../../db/open-database.ts";
import type { Deps } from "../../deps.ts";
import { correctAccess, listDriftedUsers } from "./index.ts";

let database: OpenDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await openOwnDatabase();
  deps = await buildTestDeps({ database });
});
afterAll(() => database.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));

const purchase = record({
  refunded: constantFrom(0, 500, 999),
  dispute: constantFrom<DisputeOutcome | null>(null, "open", "won", "lost"),
  minute: integer({ min: 0, max: 9 }),
});
const decision = record({ grants: boolean(), minute: integer({ min: 0, max: 9 }) });
const facts = record({
  purchases: array(purchase, { maxLength: 3 }),
  decision: option(decision),
  stored: boolean(),
});

describe("stored access", () => {
  it("is reported as drifted exactly where it differs from the domain's rule", async () => {
    await assert(
      asyncProperty(facts, async ({ purchases, decision: latest, stored }) => {
        const { db, ids } = deps;
        const { id } = await makeUser(deps);
        for (const { refunded, dispute, minute } of purchases) {
          await db
            .insertInto("purchases")
            .values({
              id: ids.uuid(),
              session_id: ids.uuid(),
              payment_intent_id: null,
              charge_id: null,
              user_id: id,
              buyer_reference: id,
              amount: 999,
              currency: "usd",
              paid_at: at(minute),
              refunded_amount: refunded,
              dispute_status: dispute,
              created_at: at(minute),
              updated_at: at(minute),
            })
            .execute();
        }
        if (latest) {
          await db
            .insertInto("access_decisions")
            .values({
              id: ids.uuid(),
              user_id: id,
              operator_id: null,
              grants: latest.grants,
              decided_at: at(latest.minute),
            })
            .execute();
        }
        await db
          .updateTable("users")
          .set({ has_lifetime_access: stored })
          .where("id", "=", id)
          .execute();

        const expected = hasAccess(
          purchases.map(({ refunded, dispute, minute }) => ({
            amount: 999,
            refundedAmount: refunded,
            dispute,
            paidAt: at(minute),
          })),
          latest && { grants: latest.grants, decidedAt: at(latest.minute) },
        );
        const drifted = await listDriftedUsers(db, 1_000);
        expect(drifted.includes(id)).toBe(expected !== stored);
        const corrected = await correctAccess(deps, id, () => Promise.resolve());
        expect(corrected?.hasAccess ?? stored).toBe(expected);
        expect(await listDriftedUsers(db, 1_000)).not.toContain(id);
      }),
      { numRuns: 150 },
    );
  });
});
