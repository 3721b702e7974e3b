import type { LineWeight, WheelGlyph, WheelLabel } from "@cosmic/domain/wheel";

/** Widths in pixels of the screen, whatever the wheel's size: hairlines stay hairlines. */
export const LINE_WIDTHS: Readonly<Record<LineWeight, number>> = {
  hair: 0.6,
  fine: 0.9,
  strong: 1.4,
};

/** A stroke of the drawing whose width does not grow with it. */
export function Line({ path, weight = "fine" }: { path: string; weight?: LineWeight }) {
  return <path d={path} strokeWidth={LINE_WIDTHS[weight]} vectorEffect="non-scaling-stroke" />;
}

/** A symbol in its place; its stroke grows with it, as a letter's does. */
export function Glyph({ glyph: { path, x, y, scale } }: { glyph: WheelGlyph }) {
  return <path d={path} strokeWidth="1.6" transform={`translate(${x} ${y}) scale(${scale})`} />;
}

/** A number or short name, centred on its place. */
export function Label({ label: { text, x, y, size } }: { label: WheelLabel }) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      fill="currentColor"
      stroke="none"
      className="figures-table font-sans"
    >
      {text}
    </text>
  );
}
