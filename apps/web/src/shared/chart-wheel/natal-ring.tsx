import { layOutNatalRing, type WheelLayout } from "@cosmic/domain/wheel";
import type { ChartView } from "./chart-view.ts";
import { isDrawn } from "./wheel-chart.ts";
import { Glyph, Line } from "./wheel-marks.tsx";

/** The birth chart on an inner ring of the wheel of what is compared with it. */
export function NatalRing({ view, layout }: { view: ChartView; layout: WheelLayout }) {
  return layOutNatalRing(view.natal.filter(isDrawn), layout).map(
    ({ body, glyph, pointer, arc }) => (
      <g key={body} className="text-ink-muted print:text-ink" stroke="currentColor">
        {arc ? <Line path={arc} weight="strong" /> : null}
        <Line path={pointer} weight="hair" />
        <Glyph glyph={glyph} />
      </g>
    ),
  );
}
