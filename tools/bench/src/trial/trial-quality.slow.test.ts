import { describe, expect, it, vi } from "vitest";
import { guessOwn, MOST_Z } from "./guess-own.ts";
import { type SimulatedTrial, simulateTrials } from "./simulated-trials.ts";

vi.setConfig({ testTimeout: 60_000 });

const listFound = (trials: readonly SimulatedTrial[]) =>
  guessOwn(trials).flatMap(({ name, z }) => (Math.abs(z) > MOST_Z ? [name] : []));

/** The trials with something changed about the reader's own text. */
const leaking = (
  trials: readonly SimulatedTrial[],
  change: (text: SimulatedTrial["open"]["texts"][number]) => object,
): SimulatedTrial[] =>
  trials.map(({ open, own }) => ({
    own,
    open: {
      ...open,
      texts: open.texts.map((each, at) => (at === own ? { ...each, ...change(each) } : each)),
    },
  }));

describe("blind trials", () => {
  const trials = simulateTrials(800, 1);

  it("tell no classifier which text is the reader's own", () => {
    expect(listFound(trials)).toEqual([]);
  });

  it("are all answered in as many bytes", () => {
    const sizes = trials.map(({ open }) => Buffer.byteLength(JSON.stringify(open)));
    expect(new Set(sizes).size).toBe(1);
  });

  it.each([
    ["most bytes in the payload", ({ padding = "" }) => ({ padding: `${padding} ` })],
    ["most characters", ({ text = "" }) => ({ text: `${text} And there is a little more.` })],
    ["words, learned", ({ text = "" }) => ({ text: text.replace(/^\w+/, "Verily") })],
    ["least place of its id by alphabet", ({ id = "" }) => ({ id: `-${id.slice(1)}` })],
  ])("would be found out by %s", (name, change) => {
    expect(listFound(leaking(trials.slice(0, 400), change))).toContain(name);
  });

  it("would be found out by the place on the page", () => {
    const sorted = trials.map(({ open, own }, at) => {
      const texts = [...open.texts];
      const [text] = texts.splice(own, 1);
      const place = at % 2 === 0 ? 0 : own;
      if (text) texts.splice(place, 0, text);
      return { own: place, open: { ...open, texts } };
    });
    expect(listFound(sorted)).toContain("least place on the page");
  });
});
