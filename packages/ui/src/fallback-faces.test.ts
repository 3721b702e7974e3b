import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

/** The percentages of a face, as fractions. */
const readShare = (face: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

const FALLBACKS = [...css.matchAll(/@font-face \{[^}]*"(\w+) (?:Fallback|Android)"[^}]*\}/g)].map(
  ([face, family]) => ({ face, family }),
);

/** Ascent and descent of the faces themselves, in ems. */
const LINES = { Brygada: [0.92, 0.25], Instrument: [0.97, 0.25] } as Record<string, number[]>;

it("fallback faces stand on the lines of the faces they stand in for", () => {
  expect(FALLBACKS).toHaveLength(8);
  for (const { face, family = "" } of FALLBACKS) {
    const size = readShare(face, "size-adjust");
    const [ascent, descent] = LINES[family] ?? [];
    expect(readShare(face, "ascent-override") * size).toBeCloseTo(ascent ?? Number.NaN, 3);
    expect(readShare(face, "descent-override") * size).toBeCloseTo(descent ?? Number.NaN, 3);
  }
});
