import { SIGN_GLYPHS } from "../glyphs/sign-glyphs.ts";
import { ZODIAC_SIGNS } from "../zodiac/signs.ts";
import { BANDS, SIZES } from "./bands.ts";
import { type Dial, glyphAt, radialPath } from "./circle-drawing.ts";
import type { WheelLayout, WheelSign } from "./wheel-layout.ts";

const SIGN_WIDTH = 30;

/** The twelve signs, each with the line it begins at and its glyph in the middle. */
export function signRing(dial: Dial): WheelSign[] {
  return ZODIAC_SIGNS.map((sign, index) => {
    const start = index * SIGN_WIDTH;
    return {
      sign,
      glyph: glyphAt(
        SIGN_GLYPHS[sign],
        dial.point(start + SIGN_WIDTH / 2, BANDS.signGlyph),
        SIZES.sign,
      ),
      boundary: radialPath(dial, start, BANDS.limb, BANDS.ringEdge),
    };
  });
}

/** A stroke for every degree, longer at five, longer still at ten. */
export function limbTicks(dial: Dial): WheelLayout["ticks"] {
  const { limb, limbInner } = BANDS;
  const depth = limb - limbInner;
  return [
    { path: strokes(dial, 1, 5, limb, depth * 0.38), weight: "hair" },
    { path: strokes(dial, 5, 10, limb, depth * 0.65), weight: "hair" },
    { path: strokes(dial, 10, SIGN_WIDTH, limb, depth), weight: "fine" },
  ];
}

/** The limb's graduation once more on the circle of the aspects: by ten degrees, and by signs. */
export function innerTicks(dial: Dial, radius: number): WheelLayout["ticks"] {
  return [
    { path: strokes(dial, 10, SIGN_WIDTH, radius, 4), weight: "hair" },
    { path: strokes(dial, SIGN_WIDTH, null, radius, 8), weight: "hair" },
  ];
}

/** Inward strokes at every `step` degrees but those that a longer stroke takes, every `skip`. */
function strokes(
  dial: Dial,
  step: number,
  skip: number | null,
  radius: number,
  length: number,
): string {
  const paths: string[] = [];
  for (let degree = 0; degree < 360; degree += step) {
    if (skip !== null && degree % skip === 0) continue;
    paths.push(radialPath(dial, degree, radius, radius - length));
  }
  return paths.join("");
}
