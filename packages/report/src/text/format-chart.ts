import type { AspectName, ChartBody } from "@cosmic/domain";

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
] as const;

/** "first" to "twelfth", for houses. Throws RangeError for any other number. */
export function toOrdinal(house: number): string {
  const ordinal = ORDINALS[house - 1];
  if (!ordinal) throw new RangeError(`There is no house ${house}`);
  return ordinal;
}

/** A body’s name within a sentence: "the Moon", "Venus". */
export function formatBody(body: ChartBody): string {
  return body === "Sun" || body === "Moon" ? `the ${body}` : body;
}

/** An aspect between two names: "Venus square Saturn", "Venus opposite Saturn". */
export function toAspectVerb(aspect: AspectName): string {
  if (aspect === "conjunction") return "conjunct";
  return aspect === "opposition" ? "opposite" : aspect;
}

/** Degrees to one decimal, which is finer than anyone reads an orb: "1.2", "3". */
export function degreesText(degrees: number): string {
  return (Math.round(degrees * 10) / 10).toString();
}

/** The text with a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
