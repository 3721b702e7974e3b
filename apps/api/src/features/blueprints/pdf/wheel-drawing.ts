import {
  type LineWeight,
  layOutWheel,
  type WheelAspect,
  type WheelBody,
  type WheelChart,
  type WheelGlyph,
  type WheelLabel,
  type WheelLayout,
} from "@cosmic/domain/wheel";
import { drawing } from "./elements.ts";
import { COLORS, SANS, type Style } from "./look.ts";
import type { DrawingBlock, Shape } from "./typeset/blocks.ts";

/** Points on paper. */
const LINE_WIDTHS: Readonly<Record<LineWeight, number>> = { hair: 0.3, fine: 0.5, strong: 0.9 };
const ARC_WIDTH = 2.6;
const MARK_RADIUS = 1.7;
const GLYPH_STROKE = 1.5;

const FLAVOURS: Readonly<Record<WheelAspect["flavour"], string>> = {
  joining: COLORS.ink,
  flowing: COLORS.brass,
  tense: COLORS.signal,
};
/** Dashes in points distinguish the aspects without color. */
const DASHES: Readonly<Record<WheelAspect["aspect"], readonly number[] | null>> = {
  conjunction: null,
  sextile: [0.1, 2],
  square: null,
  trine: [4, 2.2],
  opposition: null,
};

/** The line of an aspect in a small drawing whose units are points. */
export const aspectStroke = (aspect: WheelAspect["aspect"], d: string): Shape => {
  const dash = DASHES[aspect];
  return {
    kind: "path",
    d,
    stroke: aspect === "conjunction" ? COLORS.ink : FLAVOURS[isTense(aspect) ? "tense" : "flowing"],
    strokeWidth: 0.9,
    ...(dash ? { dash } : {}),
  };
};

const isTense = (aspect: WheelAspect["aspect"]) => aspect === "square" || aspect === "opposition";

const rounded = (d: string, stroke: string, strokeWidth: number): Shape => ({
  kind: "path",
  d,
  stroke,
  strokeWidth,
  isRound: true,
});

const glyph = ({ path, x, y, scale }: WheelGlyph, stroke: string): Shape => ({
  kind: "group",
  x,
  y,
  scale,
  shapes: [rounded(path, stroke, GLYPH_STROKE)],
});

const label = ({ text, x, y, size }: WheelLabel, color: string = COLORS.ink): Shape => ({
  kind: "label",
  text,
  x,
  y,
  style: { fontSize: size, fontFamily: SANS, color },
});

/** The drawing's strokes for one size of paper. */
class Pen {
  /** Drawing units in one point. */
  readonly unit: number;

  constructor(unit: number) {
    this.unit = unit;
  }

  line(d: string, weight: LineWeight, stroke: string = COLORS.ink): Shape {
    return { kind: "path", d, stroke, strokeWidth: LINE_WIDTHS[weight] * this.unit };
  }

  circle(r: number, { x, y }: WheelLayout["center"], weight: LineWeight): Shape {
    const strokeWidth = LINE_WIDTHS[weight] * this.unit;
    return { kind: "circle", cx: x, cy: y, r, stroke: COLORS.ink, strokeWidth };
  }

  body({ glyph: sign, pointer, arc, degree, retrograde, mark }: WheelBody): Shape[] {
    return [
      ...(arc ? [rounded(arc, COLORS["brass-line"], ARC_WIDTH * this.unit)] : []),
      this.line(pointer, "fine"),
      ...(mark
        ? [
            {
              kind: "circle",
              cx: mark.x,
              cy: mark.y,
              r: MARK_RADIUS * this.unit,
              fill: COLORS.ink,
            } as const,
          ]
        : []),
      glyph(sign, COLORS.ink),
      ...(degree ? [label(degree)] : []),
      ...(retrograde ? [glyph(retrograde, COLORS.signal)] : []),
    ];
  }

  aspect({ aspect, flavour, path, closeness }: WheelAspect): Shape {
    const dash = DASHES[aspect]?.map((length) => length * this.unit);
    const stroke = rounded(path, FLAVOURS[flavour], (0.4 + 0.7 * closeness) * this.unit);
    return { ...stroke, ...(dash ? { dash } : {}) };
  }

  frame({ center, circles, ticks, signs, houses, axes }: WheelLayout): Shape[] {
    return [
      ...circles.map(({ radius, weight }) => this.circle(radius, center, weight)),
      ...ticks.map(({ path, weight }) => this.line(path, weight)),
      ...signs.flatMap((sign) => [
        this.line(sign.boundary, "hair"),
        glyph(sign.glyph, COLORS.brass),
      ]),
      ...houses.flatMap((house) => [
        this.line(house.cusp, "hair", COLORS["ink-muted"]),
        label(house.label, COLORS["ink-muted"]),
      ]),
      ...axes.flatMap((axis) => [this.line(axis.path, "strong"), label(axis.label)]),
    ];
  }
}

/** Lines that belong to no chart, under everything else. */
type Ground = (layout: WheelLayout, pen: Pen) => Shape[];

/** A chart as vectors, `width` points wide and as high; without words for it an ornament. */
export function wheelDrawing(
  chart: WheelChart,
  width: number,
  { alt, ground = () => [], style = {} }: { alt?: string; ground?: Ground; style?: Style } = {},
): DrawingBlock {
  const layout = layOutWheel(chart);
  const { viewBox } = layout;
  const pen = new Pen(viewBox.width / width);
  const height = (width * viewBox.height) / viewBox.width;
  return drawing({ viewBox, width, height, style, ...(alt === undefined ? {} : { alt }) }, [
    ...ground(layout, pen),
    ...pen.frame(layout),
    ...layout.aspects.toReversed().map((aspect) => pen.aspect(aspect)),
    ...layout.bodies.flatMap((body) => pen.body(body)),
  ]);
}

/** The three squares that join signs of one mode, within the ring of signs. */
const squares: Ground = ({ signs }, pen) => {
  const corners = signs.map(({ boundary }) => boundary.slice(boundary.indexOf("L") + 1));
  const d = [0, 1, 2].map(
    (first) => `M${[0, 3, 6, 9].map((step) => corners[first + step]).join("L")}Z`,
  );
  return [pen.line(d.join(""), "hair", COLORS["brass-line"])];
};

/** The zodiac alone, with the Sun in its place where that is known. */
export function zodiacDrawing(
  sun: WheelChart["placements"][number] | undefined,
  width: number,
): DrawingBlock {
  const placements = sun ? [sun] : [];
  return wheelDrawing({ placements, aspects: [], angles: null, houses: null }, width, {
    ground: squares,
  });
}
