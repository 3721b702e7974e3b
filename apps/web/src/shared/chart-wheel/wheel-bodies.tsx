import type { WheelBody } from "@cosmic/domain/wheel";
import { Glyph, Label, Line } from "./wheel-marks.tsx";

const ARC_WIDTH = 7;
const MARK_RADIUS = 4;

/** The bodies' glyphs with their degrees, each tied to its true place on the ring. */
export function WheelBodies({ bodies }: { bodies: readonly WheelBody[] }) {
  return bodies.map(({ body, glyph, pointer, arc, degree, retrograde, mark }) => (
    <g key={body}>
      {arc ? (
        <path
          d={arc}
          className="text-brass print:text-ink-faint"
          stroke="currentColor"
          strokeWidth={ARC_WIDTH}
        />
      ) : null}
      <Line path={pointer} />
      {mark ? (
        <circle cx={mark.x} cy={mark.y} r={MARK_RADIUS} fill="currentColor" stroke="none" />
      ) : null}
      <Glyph glyph={glyph} />
      {degree ? <Label label={degree} /> : null}
      {retrograde ? (
        <g className="text-signal print:text-ink" stroke="currentColor">
          <Glyph glyph={retrograde} />
        </g>
      ) : null}
    </g>
  ));
}
