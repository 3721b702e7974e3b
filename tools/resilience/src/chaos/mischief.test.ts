import type { ApiCall } from "@cosmic/stripe-stand-in";
import { describe, expect, it } from "vitest";
import { createChances } from "./chances.ts";
import type { Card } from "./deck.ts";
import { createMischief, type StruckFault } from "./mischief.ts";

function set(cards: readonly Card[], isOpen = true) {
  const noted: StruckFault[] = [];
  const killed: (string | undefined)[] = [];
  const mischief = createMischief(
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
    (fault) => noted.push(fault),
  );
  mischief.arm("Ada", "u1", cards);
  return { mischief, noted, killed };
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
    const { mischief, noted } = set([hang]);
    expect(mischief.hooks.beforeCall(call("u2"))).toBeNull();
    expect(mischief.hooks.beforeCall(call())).toEqual({ kind: "hang" });
    expect(mischief.hooks.beforeCall(call())).toBeNull();
    expect(mischief.count()).toBe(1);
    expect(noted).toMatchObject([{ what: "provider hung", where: "refunds.create", buyer: "Ada" }]);
  });

  it("kills the caller once the deed is done", () => {
    const { mischief, killed: paths } = set([killed]);
    expect(mischief.hooks.beforeCall(call())).toBeNull();
    expect(mischief.hooks.afterCommit(call())).toEqual({ kind: "reset", when: "after" });
    expect(paths).toEqual(["/v1/refunds"]);
    expect(mischief.count()).toBe(1);
  });

  it("does not count a kill that met nobody, and tries again", () => {
    const { mischief } = set([killed], false);
    mischief.hooks.afterCommit(call());
    expect(mischief.count()).toBe(0);
    expect(mischief.disarm("Ada")).toEqual([killed]);
  });

  it("strikes kinds of statements evenly", () => {
    const cuts = Array.from(
      { length: 60 },
      (): Card => ({ kind: "statement", deed: "cut", edge: "before" }),
    );
    const { mischief } = set(cuts);
    for (let round = 0; mischief.count() < 60 && round < 10_000; round += 1) {
      const kind = ["insert purchases", "commit", "commit", "commit"][round % 4] ?? "";
      mischief.onStatement(kind, () => true)?.strike();
    }
    expect(mischief.count()).toBe(60);
    for (const hits of mischief.statements.values()) expect(hits).toBeGreaterThan(20);
  });

  it("leaves alone whoever has nothing left", () => {
    const { mischief } = set([hang]);
    expect(mischief.disarm("Ada")).toEqual([hang]);
    expect(mischief.hooks.beforeCall(call())).toBeNull();
    expect(mischief.count()).toBe(0);
  });
});
