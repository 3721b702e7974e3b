import { describe, expect, it } from "vitest";
import { splitParagraphs } from "./paragraphs.ts";

const plain = "This sentence has forty-two characters in. ";

describe("the paragraphs of a text", () => {
  it("are parted by blank lines, and a long one between two sentences", () => {
    expect(splitParagraphs("One.\n\nTwo.\n \n")).toEqual(["One.", "Two."]);
    const long = plain.repeat(30).trim();
    const parts = splitParagraphs(long);
    expect(parts).toHaveLength(2);
    expect(parts.join(" ")).toBe(long);
    expect(parts[0]?.endsWith(".")).toBe(true);
    expect(splitParagraphs("x".repeat(2_000))).toHaveLength(1);
  });

  it.each([
    ["an event with its date", "On 3 March the page turns.", "Mars was in Aries then."],
    ["a body of the reader’s sky", "Your Mars was in Aries.", "Old books give Aries to Mars."],
    ["a fresh start", "A plain remark stands here.", "It goes on from before."],
  ])("begin with %s where there is one near the middle", (_, opening, other) => {
    const before = plain.repeat(13);
    const after = plain.repeat(10).trim();
    expect(splitParagraphs(`${before}${other} ${opening} ${other} ${after}`)[1]).toMatch(
      new RegExp(`^${opening}`),
    );
  });

  it("never leave what goes on from a sentence to begin the next paragraph alone", () => {
    const text =
      `${plain.repeat(11)}Such is the case. Fine weather came. ${plain.repeat(11)}`.trim();
    expect(splitParagraphs(text)[1]).toMatch(/^Fine weather/);
  });
});
