import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { AXES, getTemperament, isMbtiType, MBTI_TYPES, withLetterFlipped } from "./types.ts";

describe("isMbtiType", () => {
  it("knows sixteen types", () => {
    expect(MBTI_TYPES).toHaveLength(16);
    expect(MBTI_TYPES.every(isMbtiType)).toBe(true);
  });

  it.each(["constructor", "__proto__", "toString", "intj", "INTJ ", "INTX", "", 0, null, ["INTJ"]])(
    "refuses %j",
    (value) => {
      expect(isMbtiType(value)).toBe(false);
    },
  );
});

describe("withLetterFlipped", () => {
  it("changes one letter", () => {
    expect(withLetterFlipped("INTJ", "EI")).toBe("ENTJ");
    expect(withLetterFlipped("INTJ", "SN")).toBe("ISTJ");
    expect(withLetterFlipped("ENFP", "TF")).toBe("ENTP");
    expect(withLetterFlipped("ESFP", "JP")).toBe("ESFJ");
  });

  it("always gives another type, and comes back when repeated", () => {
    fc.assert(
      fc.property(fc.constantFrom(...MBTI_TYPES), fc.constantFrom(...AXES), (type, axis) => {
        const neighbour = withLetterFlipped(type, axis);
        expect(isMbtiType(neighbour)).toBe(true);
        expect(neighbour).not.toBe(type);
        expect(withLetterFlipped(neighbour, axis)).toBe(type);
      }),
    );
  });
});

describe("temperamentOf", () => {
  it("sorts the types into four groups of four", () => {
    const groups = Object.groupBy(MBTI_TYPES, getTemperament);
    expect(groups.NT).toEqual(["INTJ", "INTP", "ENTJ", "ENTP"]);
    expect(groups.NF).toEqual(["INFJ", "INFP", "ENFJ", "ENFP"]);
    expect(groups.SJ).toEqual(["ISTJ", "ISFJ", "ESTJ", "ESFJ"]);
    expect(groups.SP).toEqual(["ISTP", "ISFP", "ESTP", "ESFP"]);
  });
});
