import { describe, expect, it } from "vitest";
import { createChances } from "./chances.ts";
import { type Card, createFaultSchedule, getLabel, type Need } from "./fault-schedule.ts";

const ALL: readonly Need[] = ["refund", "second page", "several events"];

function drawn(seed: string): number[] {
  const chances = createChances(seed);
  return Array.from({ length: 5 }, () => chances.next());
}

const makeSchedule = (seed: string) => createFaultSchedule(createChances(seed));

describe("chances", () => {
  it("are the same for the same seed, and others for another", () => {
    expect(drawn("7")).toEqual(drawn("7"));
    expect(drawn("7")).not.toEqual(drawn("8"));
  });

  it("of a branch do not depend on what was drawn before", () => {
    const chances = createChances("7");
    const before = chances.branch("a").next();
    chances.next();
    expect(chances.branch("a").next()).toBe(before);
    expect(chances.branch("b").next()).not.toBe(before);
  });

  it("fall evenly", () => {
    const chances = createChances("7");
    const counts = [0, 0, 0, 0];
    for (let count = 0; count < 8_000; count += 1) {
      const index = chances.below(4);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });
});

describe("the deck", () => {
  it("deals the same to the same seed", () => {
    expect(makeSchedule("7").deal(40, ALL)).toEqual(makeSchedule("7").deal(40, ALL));
  });

  it("holds every kind of fault", () => {
    const labels = new Set(makeSchedule("7").deal(1_000, ALL).map(getLabel));
    for (const label of [
      "API killed at a call to the provider",
      "API killed at a database message",
      "API killed at a webhook",
      "PostgreSQL crashed at any moment",
      "provider answered 500",
      "provider hung",
      "provider did it, and its answer was lost",
      "webhook dropped",
      "webhook doubled",
      "webhook late",
      "webhook reordered",
    ]) {
      expect(labels).toContain(label);
    }
  });

  it("deals nobody what they could not meet", () => {
    const schedule = makeSchedule("7");
    const dealt = Array.from({ length: 50 }, () => schedule.deal(5, ["refund"])).flat();
    const needs = new Set(dealt.map(({ needs: need }) => need));
    expect(needs).toEqual(new Set([undefined, "refund"]));
  });

  it("deals again what did not come to pass", () => {
    const schedule = makeSchedule("7");
    const special: Card = { kind: "tab", step: "verify", needs: "second page" };
    schedule.takeBack([special]);
    const dealt = Array.from({ length: 200 }, () => schedule.deal(5, ALL)).flat();
    expect(dealt).toContain(special);
  });
});
