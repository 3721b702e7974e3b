import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

test("blank lines part paragraphs, and a long one is parted between two sentences", () => {
  expect(paragraphsOf("One.\n\nTwo.\n \n")).toEqual(["One.", "Two."]);
  const long = "This sentence has forty-two characters in. ".repeat(30).trim();
  const parts = paragraphsOf(long);
  expect(parts).toHaveLength(2);
  expect(parts.join(" ")).toBe(long);
  expect(parts[0]?.endsWith(".")).toBe(true);
  expect(paragraphsOf("x".repeat(2_000))).toHaveLength(1);
});
