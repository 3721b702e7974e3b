import { describe, expect, it } from "vitest";

import { describeType } from "./descriptions.ts";
import { MBTI_TITLES, MBTI_TYPES } from "./types.ts";

const described = MBTI_TYPES.map((type) => ({ type, ...describeType(type) }));

describe("describeType", () => {
  it("gives every type its title, two or three sentences and four different traits", () => {
    for (const { type, title, description, traits } of described) {
      expect(title).toBe(MBTI_TITLES[type]);
      expect(description.match(/[.?](?= |$)/g)?.length).toSatisfy(
        (count: number) => count === 2 || count === 3,
      );
      expect(new Set(traits).size).toBe(4);
    }
  });

  it("never repeats a sentence or a set of traits", () => {
    const sentences = described.flatMap(({ description }) => description.split(/(?<=[.?]) /));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(new Set(described.map(({ traits }) => traits.toSorted().join())).size).toBe(16);
  });

  it.each(["XXXX", "intj", "constructor", "<img src=x>", "", null])(
    "gives a generic title and traits for %j",
    (type) => {
      const { title, traits } = describeType(type);
      expect(Object.values(MBTI_TITLES)).not.toContain(title);
      expect(traits).toHaveLength(4);
    },
  );
});
