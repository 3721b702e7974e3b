import type { ApiCall } from "@cosmic/stripe-stand-in";
import { describe, expect, it } from "vitest";
import { createChances } from "./chances.ts";
import { createFaultPlan, type StruckFault } from "./fault-plan.ts";
import type { Card } from "./fault-schedule.ts";

function set(cards: readonly Card[], isOpen = true) {
  const struck: StruckFault[] = [];
  const killed: (string | undefined)[] = [];
  const plan = createFaultPlan(
    createChances("7"),
    {
      kill(path) {
        killed.push(path);
        return isOpen;
      },
      mayKill: () => true,
      restartDatabase: () => isOpen,
      ownerOfCall: ({ parameters }) => (parameters as { owner: string }).owner,
      ownerOfEvent: () => "u1",
    },
    (fault) => struck.push(fault),
  );
  plan.arm("Ada", "u1", cards);
  return { plan, noted: struck, killed };
}

const call = (owner = "u1"): ApiCall => ({
  name: "refunds.create",
  requestId: "req_1",
  path: "/v1/refunds",
  parameters: { owner },
  idempotencyKey: null,
});

const hang: Card = { kind: "call", call: "refunds.create", fault: { kind: "hang" } };
const killed: Card = { kind: "kill at call", call: "refunds.create", edge: "after" };

describe("mischief", () => {
  it("befalls a call of the one it was dealt to, once", () => {
    const { plan, noted: struck } = set([hang]);
    expect(plan.hooks.beforeCall(call("u2"))).toBeNull();
    expect(plan.hooks.beforeCall(call())).toEqual({ kind: "hang" });
    expect(plan.hooks.beforeCall(call())).toBeNull();
    expect(plan.count()).toBe(1);
    expect(struck).toMatchObject([
      { what: "provider hung", where: "refunds.create", buyer: "Ada" },
    ]);
  });

  it("kills the caller once the deed is done", () => {
    const { plan, killed: paths } = set([killed]);
    expect(plan.hooks.beforeCall(call())).toBeNull();
    expect(plan.hooks.afterCommit(call())).toEqual({ kind: "reset", when: "after" });
    expect(paths).toEqual(["/v1/refunds"]);
    expect(plan.count()).toBe(1);
  });

  it("does not count a kill that met nobody, and tries again", () => {
    const { plan } = set([killed], false);
    plan.hooks.afterCommit(call());
    expect(plan.count()).toBe(0);
    expect(plan.disarm("Ada")).toEqual([killed]);
  });

  it("strikes kinds of statements evenly", () => {
    const cuts = Array.from(
      { length: 60 },
      (): Card => ({ kind: "statement", fault: "cut", edge: "before" }),
    );
    const { plan } = set(cuts);
    for (let round = 0; plan.count() < 60 && round < 10_000; round += 1) {
      const kind = ["insert purchases", "commit", "commit", "commit"][round % 4] ?? "";
      plan.onStatement(kind, () => true)?.strike();
    }
    expect(plan.count()).toBe(60);
    for (const hits of plan.statements.values()) expect(hits).toBeGreaterThan(20);
  });

  it("leaves alone whoever has nothing left", () => {
    const { plan } = set([hang]);
    expect(plan.disarm("Ada")).toEqual([hang]);
    expect(plan.hooks.beforeCall(call())).toBeNull();
    expect(plan.count()).toBe(0);
  });
});
