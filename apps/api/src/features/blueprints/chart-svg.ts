import {
  type LineWeight,
  layOutWheel,
  type WheelChart,
  type WheelGlyph,
} from "@cosmic/domain/wheel";

/** Stroke widths in the drawing's units. */
const WIDTHS: Readonly<Record<LineWeight, number>> = { hair: 1, fine: 1.6, strong: 2.4 };
const GLYPH_WIDTH = 1.5;
const ARC_WIDTH = 5;
const MARK_RADIUS = 4;

/** Dashes distinguish the aspects, since the drawing has one color. */
const DASHES = { joining: "", flowing: ' stroke-dasharray="8 5"', tense: "" } as const;

const line = (path: string, width: number, more = "") =>
  `<path d="${path}" stroke-width="${width}"${more}/>`;

const glyph = ({ path, x, y, scale }: WheelGlyph) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" stroke-width="${GLYPH_WIDTH}"/>`;

const label = ({ text, x, y, size }: { text: string; x: number; y: number; size: number }) =>
  `<text x="${x}" y="${y}" font-size="${size}">${text}</text>`;

/** The birth chart as a picture of its own: an SVG file, black on white. */
export function chartSvg(chart: WheelChart): string {
  const layout = layOutWheel(chart);
  const { x, y, width, height } = layout.viewBox;
  const { center } = layout;
  const strokes = [
    ...layout.circles.map(
      ({ radius, weight }) =>
        `<circle cx="${center.x}" cy="${center.y}" r="${radius}" stroke-width="${WIDTHS[weight]}"/>`,
    ),
    ...layout.ticks.map(({ path, weight }) => line(path, WIDTHS[weight])),
    ...layout.signs.flatMap((sign) => [line(sign.boundary, WIDTHS.fine), glyph(sign.glyph)]),
    ...layout.houses.map(({ cusp }) => line(cusp, WIDTHS.hair)),
    ...layout.axes.map(({ path }) => line(path, WIDTHS.strong)),
    ...layout.aspects.map(({ path, flavour }) => line(path, WIDTHS.fine, DASHES[flavour])),
    ...layout.bodies.flatMap((body) => [
      line(body.pointer, WIDTHS.hair),
      body.arc === null ? "" : line(body.arc, ARC_WIDTH),
      glyph(body.glyph),
      body.retrograde === null ? "" : glyph(body.retrograde),
    ]),
  ];
  const marks = layout.bodies.map(({ mark }) =>
    mark === null ? "" : `<circle cx="${mark.x}" cy="${mark.y}" r="${MARK_RADIUS}"/>`,
  );
  const labels = [...layout.houses, ...layout.axes]
    .map((named) => named.label)
    .concat(layout.bodies.flatMap(({ degree }) => degree ?? []))
    .map(label);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="1000">`,
    "<title>Birth chart</title>",
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`,
    `<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g>`,
    `<g>${marks.join("")}</g>`,
    `<g text-anchor="middle" font-family="sans-serif">${labels.join("")}</g>`,
    "</svg>\n",
  ].join("\n");
}
