import { describe, expect, it } from "vitest";

import { natalChart } from "../natal-chart.ts";
import { findSalientFacts } from "./find-salient-facts.ts";
import type { SalientFact } from "./salient-fact.ts";
import { selectStandouts } from "./select-standouts.ts";

const fact = (key: string, weight: number, more: Partial<SalientFact> = {}) =>
  ({ kind: key.split(" / ")[0], key, bodies: [], weight, why: "", ...more }) as SalientFact;
const select = (...facts: SalientFact[]) => selectStandouts(facts).map(({ key }) => key);

describe("selectStandouts", () => {
  const saturn = fact("sun-conjunct / Saturn", 45, { bodies: ["Sun", "Saturn"] });
  const pluto = fact("sun-hard / Pluto", 38, { bodies: ["Sun", "Pluto"] });
  const venus = fact("dignity / Venus home", 25, { bodies: ["Venus"] });
  const phase = fact("phase / full", 24, { bodies: ["Moon"] });

  it("takes the heaviest first, then what is about other bodies", () => {
    expect(select(saturn, pluto, venus, phase)).toEqual([saturn.key, venus.key, phase.key]);
  });

  it("takes a fact about the same body when nothing comparable is left", () => {
    const light = { ...venus, weight: 10 };
    expect(select(saturn, pluto, light)).toEqual([saturn.key, pluto.key, light.key]);
  });

  it("does not tell a stellium again as its element or mode", () => {
    const stellium = fact("stellium / Leo", 60, {
      bodies: ["Sun", "Mercury", "Venus"],
      sign: "Leo",
      element: "Fire",
      mode: "Fixed",
    });
    const fire = fact("element-dominant / Fire", 50, { bodies: ["Sun", "Mars"], element: "Fire" });
    const mars = fact("retrograde / Mars", 31, { bodies: ["Mars"] });
    const fuller = { ...phase, weight: 25 };
    expect(select(stellium, fire, mars, fuller)).toEqual([stellium.key, mars.key, fuller.key]);
    const light = { ...phase, weight: 24 };
    expect(select(stellium, fire, mars, light)).toEqual([stellium.key, mars.key, fire.key]);
  });

  it("tells how two bodies of a stellium meet, or the chart ruler in it, before the light sect", () => {
    const stellium = fact("stellium / Leo", 60, {
      bodies: ["Sun", "Mercury", "Venus"],
      sign: "Leo",
    });
    const close = fact("sun-conjunct / Venus", 33, { bodies: ["Sun", "Venus"] });
    const ruler = fact("ruler / Sun strong", 35, { bodies: ["Sun"] });
    const sect = fact("sect / day", 18);
    expect(select(stellium, ruler, close, sect)).toEqual([stellium.key, ruler.key, close.key]);
  });

  it("speaks of the Scorpio stellium and of Pluto for 1990-11-05", () => {
    const facts = findSalientFacts(natalChart({ birthDate: "1990-11-05" }));
    const keys = select(...facts);
    expect(keys[0]).toBe("stellium / Scorpio");
    expect(keys).toContain("sun-conjunct / Pluto");
  });

  it("gives as many as asked for, or all there are", () => {
    expect(selectStandouts([saturn, pluto, venus, phase], 2)).toHaveLength(2);
    expect(selectStandouts([saturn], 3)).toEqual([saturn]);
  });
});
