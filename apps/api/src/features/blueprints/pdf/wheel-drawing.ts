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
import { Circle, G, Path, Svg, Text } from "@react-pdf/renderer";
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from "react";
import { COLORS, SANS } from "./look.ts";

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
export const aspectStroke = (aspect: WheelAspect["aspect"], d: string): ReactElement => {
  const dashes = DASHES[aspect];
  return createElement(Path, {
    d,
    stroke: aspect === "conjunction" ? COLORS.ink : FLAVOURS[isTense(aspect) ? "tense" : "flowing"],
    strokeWidth: 0.9,
    ...(dashes ? { strokeDasharray: dashes.join(" ") } : {}),
  });
};

const isTense = (aspect: WheelAspect["aspect"]) => aspect === "square" || aspect === "opposition";

type PathProps = Partial<ComponentProps<typeof Path>>;

const group = (props: object, ...children: ReactNode[]) => createElement(G, props, ...children);

/** The drawing's strokes for one size of paper. */
class Pen {
  /** Drawing units in one point. */
  readonly unit: number;

  constructor(unit: number) {
    this.unit = unit;
  }

  line(d: string, weight: LineWeight, stroke: string = COLORS.ink): ReactElement {
    return createElement(Path, { d, stroke, strokeWidth: LINE_WIDTHS[weight] * this.unit });
  }

  stroke(d: string, props: PathProps): ReactElement {
    return createElement(Path, { d, strokeLinecap: "round", strokeLinejoin: "round", ...props });
  }

  circle(radius: number, { x, y }: WheelLayout["center"], weight: LineWeight): ReactElement {
    return createElement(Circle, {
      cx: x,
      cy: y,
      r: radius,
      stroke: COLORS.ink,
      strokeWidth: LINE_WIDTHS[weight] * this.unit,
    });
  }

  glyph({ path, x, y, scale }: WheelGlyph, stroke: string): ReactElement {
    return group(
      { transform: `translate(${x}, ${y}) scale(${scale})` },
      this.stroke(path, { stroke, strokeWidth: GLYPH_STROKE }),
    );
  }

  label({ text, x, y, size }: WheelLabel, fill: string = COLORS.ink): ReactElement {
    return createElement(
      Text,
      { x, y, fill, textAnchor: "middle", style: { fontSize: size, fontFamily: SANS } } as object,
      text,
    );
  }

  body({ glyph, pointer, arc, degree, retrograde, mark }: WheelBody): ReactElement {
    return group(
      {},
      arc && this.stroke(arc, { stroke: COLORS["brass-line"], strokeWidth: ARC_WIDTH * this.unit }),
      this.line(pointer, "fine"),
      mark &&
        createElement(Circle, {
          cx: mark.x,
          cy: mark.y,
          r: MARK_RADIUS * this.unit,
          fill: COLORS.ink,
        }),
      this.glyph(glyph, COLORS.ink),
      degree && this.label(degree),
      retrograde && this.glyph(retrograde, COLORS.signal),
    );
  }

  aspect({ aspect, flavour, path, closeness }: WheelAspect): ReactElement {
    const dashes = DASHES[aspect];
    return this.stroke(path, {
      stroke: FLAVOURS[flavour],
      strokeWidth: (0.4 + 0.7 * closeness) * this.unit,
      ...(dashes ? { strokeDasharray: dashes.map((length) => length * this.unit).join(" ") } : {}),
    });
  }

  frame({ center, circles, ticks, signs, houses, axes }: WheelLayout): ReactNode[] {
    return [
      ...circles.map(({ radius, weight }) => this.circle(radius, center, weight)),
      ...ticks.map(({ path, weight }) => this.line(path, weight)),
      ...signs.flatMap(({ boundary, glyph }) => [
        this.line(boundary, "hair"),
        this.glyph(glyph, COLORS.brass),
      ]),
      ...houses.flatMap(({ cusp, label }) => [
        this.line(cusp, "hair", COLORS["ink-muted"]),
        this.label(label, COLORS["ink-muted"]),
      ]),
      ...axes.flatMap(({ path, label }) => [this.line(path, "strong"), this.label(label)]),
    ];
  }
}

/** Lines that belong to no chart, under everything else. */
type Ground = (layout: WheelLayout, pen: Pen) => ReactNode;

/** A chart as vectors, `width` points wide and as high. */
export function wheelDrawing(
  chart: WheelChart,
  width: number,
  ground: Ground = () => null,
): ReactElement {
  const layout = layOutWheel(chart);
  const { x, y, width: span, height } = layout.viewBox;
  const pen = new Pen(span / width);
  return createElement(
    Svg,
    { viewBox: `${x} ${y} ${span} ${height}`, width, height: (width * height) / span },
    ground(layout, pen),
    ...pen.frame(layout),
    ...layout.aspects.toReversed().map((aspect) => pen.aspect(aspect)),
    ...layout.bodies.map((body) => pen.body(body)),
  );
}

/** The three squares that join signs of one mode, within the ring of signs. */
const squares: Ground = ({ signs }, pen) => {
  const corners = signs.map(({ boundary }) => boundary.slice(boundary.indexOf("L") + 1));
  const d = [0, 1, 2].map(
    (first) => `M${[0, 3, 6, 9].map((step) => corners[first + step]).join("L")}Z`,
  );
  return pen.line(d.join(""), "hair", COLORS["brass-line"]);
};

/** The zodiac alone, with the Sun in its place where that is known. */
export function zodiacDrawing(
  sun: WheelChart["placements"][number] | undefined,
  width: number,
): ReactElement {
  const placements = sun ? [sun] : [];
  return wheelDrawing({ placements, aspects: [], angles: null, houses: null }, width, squares);
}
