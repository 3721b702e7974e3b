import { drawing } from "./elements.ts";
import { COLORS, PAGE } from "./look.ts";
import type { Block, Shape } from "./typeset/blocks.ts";

const INSET = 30;
const GAP = 7;
const CORNER = 26;
const DIVISIONS = 12;
const PARTS = 5;

/** A graduated edge from x to x + width, its strokes falling from y by `length`. */
function graduation(x: number, y: number, width: number, length: number): string {
  const steps = DIVISIONS * PARTS;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = (x + (step / steps) * width).toFixed(2);
    return `M${at} ${y}V${(y + (step % PARTS === 0 ? length : length / 2)).toFixed(2)}`;
  }).join("");
}

function corners(inset: number, reach: number): string {
  const { width, height } = PAGE;
  const [left, right, top, bottom] = [inset, width - inset, inset, height - inset];
  return [
    `M${left} ${top + reach}V${top}H${left + reach}`,
    `M${right - reach} ${top}H${right}V${top + reach}`,
    `M${right} ${bottom - reach}V${bottom}H${right - reach}`,
    `M${left + reach} ${bottom}H${left}V${bottom - reach}`,
  ].join("");
}

const frame = (inset: number, strokeWidth: number, fill?: string): Shape => ({
  kind: "rect",
  x: inset,
  y: inset,
  width: PAGE.width - 2 * inset,
  height: PAGE.height - 2 * inset,
  stroke: COLORS["rule-strong"],
  strokeWidth,
  ...(fill ? { fill } : {}),
});

/** An engraved plate the size of the page, to lie under a page's content; its margin stays white. */
export function plate(): Block {
  const { width, height } = PAGE;
  const inner = INSET + GAP;
  const span = width - 2 * inner;
  return drawing(
    {
      viewBox: { x: 0, y: 0, width, height },
      width,
      height,
      style: { position: "absolute", top: 0, left: 0 },
    },
    [
      frame(INSET, 0.9, COLORS.raised),
      frame(inner, 0.35),
      {
        kind: "path",
        d: graduation(inner, inner, span, 7) + graduation(inner, height - inner, span, -7),
        stroke: COLORS["rule-strong"],
        strokeWidth: 0.4,
      },
      { kind: "path", d: corners(INSET, CORNER), stroke: COLORS["brass-line"], strokeWidth: 1.6 },
    ],
  );
}

/** A short line, a lozenge and a line: parts a title from what follows. */
export const ornament = (width = 120): Block =>
  drawing({ viewBox: { x: 0, y: 0, width: 120, height: 8 }, width, height: (width * 8) / 120 }, [
    {
      kind: "path",
      d: "M0 4H50M70 4H120M54 4H55.5M64.5 4H66",
      stroke: COLORS["brass-line"],
      strokeWidth: 0.7,
    },
    { kind: "path", d: "M60 0.6L63.4 4L60 7.4L56.6 4Z", fill: COLORS["brass-line"] },
  ]);
