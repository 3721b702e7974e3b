import { describe, expect, it } from "vitest";
import { buildNameIndex, findRanks } from "./name-index.ts";

const anyRank = () => true;

function buildIndex(...names: readonly (readonly string[])[]) {
  const index = buildNameIndex(names);
  return {
    find: (prefix: string, limit: number, accepts: (rank: number) => boolean) =>
      findRanks(index, { prefix, limit, accepts }),
  };
}

describe("city name index", () => {
  const index = buildIndex(
    ["paris", "pari"],
    ["lisbon", "lisboa"],
    ["parys", "paris"],
    ["paris hill"],
    ["p"],
    ["東京"],
    ["東"],
  );

  it("finds names by prefix, highest rank first, without duplicates", () => {
    expect(index.find("pari", 10, anyRank)).toEqual([0, 2, 3]);
    expect(index.find("lisbo", 10, anyRank)).toEqual([1]);
    expect(index.find("paris h", 10, anyRank)).toEqual([3]);
  });

  it("finds nothing for an empty text, an unknown one, or the middle of a name", () => {
    for (const text of ["", "zz", "aris", "paris hillside"]) {
      expect(index.find(text, 10, anyRank)).toEqual([]);
    }
  });

  it("accepts one letter, also in scripts where it is a word", () => {
    expect(index.find("p", 10, anyRank)).toEqual([0, 2, 3, 4]);
    expect(index.find("東", 10, anyRank)).toEqual([5, 6]);
  });

  it("stops at the limit", () => {
    expect(index.find("pari", 2, anyRank)).toEqual([0, 2]);
  });

  it("skips what the filter rejects and continues", () => {
    expect(index.find("pari", 1, (rank) => rank > 2)).toEqual([3]);
  });

  it("always includes an exact match, however many larger cities share the prefix", () => {
    const many = buildIndex(...Array.from({ length: 1_000 }, (_, rank) => [`ham ${rank}`]), [
      "ham",
    ]);
    expect(many.find("ham", 10, anyRank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 1_000]);
  });

  it("never matches its own separators", () => {
    for (const text of ["\n", "\t", "1", "paris\t", "paris\t0", "paris\nlisbon"]) {
      expect(index.find(text, 10, anyRank).filter((rank) => rank > 6)).toEqual([]);
    }
  });
});
