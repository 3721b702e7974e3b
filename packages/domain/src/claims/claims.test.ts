import { describe, expect, it } from "vitest";

import { CLAIMS, claimText, isClaimId } from "./claims.ts";

describe("the claims list", () => {
  it("states the owner's numbers", () => {
    expect(claimText("chartsCreated")).toBe("12,000+ charts created");
    expect(claimText("accuracyRating")).toBe("4.9/5 accuracy rating");
    expect(claimText("normalPrice")).toBe("$29.99 normal price");
  });

  it("counts the combinations, 16 types by 12 signs", () => {
    expect(CLAIMS.combinations).toMatchObject({ value: "192", source: "measured" });
  });

  it.each(["toString", "__proto__", "", null])("has no claim %j", (value) => {
    expect(isClaimId(value)).toBe(false);
  });
});
