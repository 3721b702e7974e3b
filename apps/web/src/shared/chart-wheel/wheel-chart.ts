import type { AspectName } from "@cosmic/domain";
import { ASPECT_GLYPHS } from "@cosmic/domain/glyphs";
import type { WheelChart } from "@cosmic/domain/wheel";
import type { ChartView, ViewPlacement } from "./chart-view.ts";

/** The vertex is listed only: a point that few readers know, and a crowded ring is hard to read. */
export const isDrawn = ({ body }: Pick<ViewPlacement, "body">) => body !== "Vertex";

const isMajor = (name: string): name is AspectName => name in ASPECT_GLYPHS;

/** The part of a chart that is drawn: the five major aspects, and inside the birth chart that they are to. */
export function toWheelChart({
  placements,
  aspects,
  angles,
  houses,
  isCompared,
  natal,
}: ChartView): WheelChart {
  return {
    placements: placements.filter(isDrawn),
    natal: isCompared ? natal.filter(isDrawn) : undefined,
    aspects: aspects.flatMap(({ aspect, ...rest }) =>
      isMajor(aspect) ? [{ ...rest, aspect }] : [],
    ),
    angles,
    houses: houses && { wholeSign: houses },
    houseCusps: houses?.cusps,
  };
}
