import { describe, expect, it } from "vitest";
import { computeUtilization, estimate, type Station, simulate, waitChance } from "./queue.ts";
import { createRandom } from "./random.ts";

/** A station whose times are exponential, as in the textbooks. */
const exponential = (servers: number, mean: number): Station => ({
  servers,
  services: [
    {
      weight: 1,
      mean,
      shape: Array.from(
        { length: 2_001 },
        (_, point) => -Math.log(1 - Math.min(point / 2_000, 0.99995)),
      ),
    },
  ],
});
/** One that takes no time. */
const free: Station = { servers: 1, services: [{ weight: 1, mean: 0, shape: [1, 1] }] };

const run = (rate: number, station: Station, seed = 3) =>
  simulate(rate, [station, free], { requests: 200_000, random: createRandom(seed) });

describe("the simulation", () => {
  it("agrees with the formula of one server with exponential response times", () => {
    // M/M/1: a mean of 10 ms at 60 %: exponential with a mean of 25 ms.
    const { p50, p99 } = run(60, exponential(1, 10));
    expect(p50 / (25 * Math.log(2))).toBeCloseTo(1, 1);
    expect(p99 / (25 * Math.log(100))).toBeCloseTo(1, 1);
  });

  it("answers in the request's own time when no request waits", () => {
    const constant: Station = { servers: 8, services: [{ weight: 1, mean: 5, shape: [1, 1] }] };
    expect(run(20, constant)).toEqual({ p50: expect.closeTo(5, 6), p99: expect.closeTo(5, 6) });
  });

  it("is deterministic for a seed and differs between seeds", () => {
    const station = exponential(2, 10);
    expect(run(100, station)).toEqual(run(100, station));
    expect(run(100, station, 4)).not.toEqual(run(100, station));
  });

  it("waits at both stations", () => {
    const busy = exponential(1, 10);
    const options = { requests: 50_000, random: createRandom(1) };
    expect(simulate(60, [busy, busy], options).p50).toBeGreaterThan(run(60, busy).p50 * 1.5);
  });

  it("skips a station that a kind does not use", () => {
    const full = { servers: 1, services: [{ weight: 1, mean: 0, shape: [1, 1] }] };
    const station: Station = { servers: 8, services: [{ weight: 1, mean: 5, shape: [1, 1] }] };
    const options = { requests: 1_000, random: createRandom(1) };
    expect(simulate(20, [station, full], options).p99).toBeCloseTo(5, 6);
  });

  it("samples each kind at its rate", () => {
    const [fast, slow] = [1, 100].map((mean) => ({
      weight: mean === 1 ? 9 : 1,
      mean,
      shape: [1, 1],
    }));
    const mixed: Station = { servers: 100, services: fast && slow ? [fast, slow] : [] };
    const { p50, p99 } = simulate(
      10,
      [mixed, { ...free, services: [...free.services, ...free.services] }],
      {
        requests: 20_000,
        random: createRandom(5),
      },
    );
    expect([p50, p99]).toEqual([expect.closeTo(1, 6), expect.closeTo(100, 6)]);
  });
});

describe("the arithmetic", () => {
  it("computes how many requests wait, by Erlang", () => {
    expect(waitChance(1, 0.6)).toBeCloseTo(0.6, 10);
    // Two servers at 75 %: 2 * 0.75² / (1 + 0.75) of the textbooks.
    expect(waitChance(2, 0.75)).toBeCloseTo(0.6429, 3);
  });

  it("computes how busy a station is", () => {
    expect(computeUtilization(60, exponential(2, 10))).toBeCloseTo(0.3, 2);
  });

  it.each([
    [1, 30],
    [4, 240],
    [16, 960],
  ])("comes near the simulation with %i servers", (servers, rate) => {
    const stations = [exponential(servers, 10), free];
    const simulated = run(rate, exponential(servers, 10));
    const { p99 } = estimate(rate, stations);
    expect(p99 / simulated.p99).toBeGreaterThan(0.85);
    expect(p99 / simulated.p99).toBeLessThan(1.6);
  });

  it("reports an endless queue when more requests arrive than can be served", () => {
    expect(estimate(200, [exponential(1, 10), free]).p99).toBe(Number.POSITIVE_INFINITY);
  });
});
