import { describe, expect, it } from "vitest";
import {
  DECOY_KINDS,
  drawArm,
  drawPairings,
  type Pairing,
  type Pick,
  type Places,
  shuffle,
} from "./trial-draw.ts";
import { ELEMENT_PLACES, SIGN_PLACES } from "./trial-places.ts";

const write = ({ mbtiType, place }: Pairing<string>) => `${mbtiType} ${place}`;

/** Runs the draw with every sequence of picks there is; the pieces of probability that each text set gets. */
function listDraws<Place extends string>(
  arm: (typeof DECOY_KINDS)[number],
  own: Pairing<Place>,
  places: Places<Place>,
): Map<string, number> {
  const sets = new Map<string, number>();
  const run = (picks: readonly number[]) => {
    const counts: number[] = [];
    const pick: Pick = (count) => {
      counts.push(count);
      return picks[counts.length - 1] ?? 0;
    };
    const drawn = drawPairings(arm, own, places, pick);
    return { drawn, counts };
  };
  const { counts } = run([]);
  const visit = (picks: readonly number[]) => {
    if (picks.length < counts.length) {
      for (let at = 0; at < (counts[picks.length] ?? 0); at += 1) visit([...picks, at]);
      return;
    }
    const { drawn } = run(picks);
    const key = drawn.map(write).toSorted().join(", ");
    const share = counts.reduce((product, count) => product / count, 1);
    sets.set(key, (sets.get(key) ?? 0) + share);
  };
  visit([]);
  return sets;
}

const parse = (key: string) =>
  key.split(", ").map((each) => {
    const [mbtiType, place] = each.split(" ");
    return { mbtiType, place } as Pairing<never>;
  });

describe("the texts of a trial", () => {
  it.each(
    DECOY_KINDS.flatMap((arm) => [
      ["signs", arm, SIGN_PLACES] as const,
      ["elements", arm, ELEMENT_PLACES] as const,
    ]),
  )(
    "are, with %s and %s decoys, equally likely whichever of them is the reader's own",
    (_, arm, given) => {
      const places = given as unknown as Places<never>;
      const own = { mbtiType: "INFJ", place: places.all[2] } as Pairing<never>;
      const known = new Map([[write(own), listDraws(arm, own, places)]]);
      const listDrawsFor = (member: Pairing<never>) => {
        const draws = known.get(write(member)) ?? listDraws(arm, member, places);
        known.set(write(member), draws);
        return draws;
      };
      const sets = [...listDrawsFor(own)];
      // Every set among few, and some among many.
      const step = Math.max(1, Math.floor(sets.length / 3));
      for (let at = 0; at < sets.length; at += step) {
        const [key, share] = sets[at] ?? ["", 0];
        const members = parse(key);
        expect(new Set(key.split(", ")).size).toBe(3);
        for (const member of members) {
          expect(listDrawsFor(member).get(key)).toBeCloseTo(share, 12);
        }
      }
    },
  );

  it("keep the sign of near types, and the type of other signs", () => {
    const own = { mbtiType: "ENTP", place: "Leo" } as const;
    for (let at = 0; at < 40; at += 1) {
      const pick: Pick = (count) => (at * 7 + 3) % count;
      expect(drawPairings("near-type", own, SIGN_PLACES, pick).map(({ place }) => place)).toEqual([
        "Leo",
        "Leo",
        "Leo",
      ]);
      const signs = drawPairings("other-place", own, SIGN_PLACES, pick);
      expect(new Set(signs.map(({ mbtiType }) => mbtiType))).toEqual(new Set(["ENTP"]));
      expect(new Set(signs.map(({ place }) => place)).size).toBe(3);
    }
  });

  it("are two copies of the reader's own in the check, which one trial in twenty is", () => {
    const own = { mbtiType: "ENTP", place: "Leo" } as const;
    expect(drawPairings("same", own, SIGN_PLACES, () => 0)).toEqual([own, own]);
    const arms = Array.from({ length: 20 }, (_, at) => drawArm((count) => at % count));
    expect(arms.filter((arm) => arm === "same")).toHaveLength(1);
    expect(new Set(arms)).toEqual(new Set(["same", ...DECOY_KINDS]));
  });

  it("stand in each order equally often", () => {
    const orders = new Map<string, number>();
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const picks = [first, second];
        const order = shuffle(["a", "b", "c"], () => picks.shift() ?? 0).join("");
        orders.set(order, (orders.get(order) ?? 0) + 1);
      }
    }
    expect([...orders.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
