import type { WheelLayout } from "@cosmic/domain/wheel";
import { Glyph, Label, LINE_WIDTHS, Line } from "./wheel-marks.tsx";

/** All that does not depend on the bodies: limb, signs and, where they are known, angles and houses. */
export function WheelFrame({
  layout: { center, circles, ticks, signs, axes, houses },
}: {
  layout: WheelLayout;
}) {
  return (
    <>
      {circles.map(({ radius, weight }) => (
        <circle
          key={radius}
          cx={center.x}
          cy={center.y}
          r={radius}
          strokeWidth={LINE_WIDTHS[weight]}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {ticks.map(({ path, weight }) => (
        <Line key={path} path={path} weight={weight} />
      ))}
      {signs.map(({ sign, boundary, glyph }) => (
        <g key={sign}>
          <Line path={boundary} />
          <g className="text-brass print:text-ink" stroke="currentColor">
            <Glyph glyph={glyph} />
          </g>
        </g>
      ))}
      {houses.map(({ house, label, cusp }) => (
        <g key={house} className="text-ink-muted" stroke="currentColor">
          <Line path={cusp} weight="hair" />
          <Label label={label} />
        </g>
      ))}
      {axes.map(({ end, path, label }) => (
        <g key={end}>
          <Line path={path} weight="strong" />
          <Label label={label} />
        </g>
      ))}
    </>
  );
}
