import type { TimelineAxis } from "@cosmic/contracts";

/** Readings beyond this many deviations are drawn at the edge. */
const LIMIT = 2;
/** Heights are pixels and widths shares of whatever width there is, so that dots stay round. */
const HEIGHT = 72;
const TICK = 5;
const MARGIN = 6;

/** A dot for each sitting, the oldest on the left, and the band that it was expected in. */
export function TimelineDrawing({ readings }: { readings: readonly TimelineAxis[] }) {
  const step = 100 / readings.length;
  const points = readings.map((reading, index) => ({
    ...reading,
    x: step * (index + 0.5),
    y: toHeight(reading.mean),
  }));
  return (
    <svg className="block h-[78px] w-full" aria-hidden="true">
      <g className="stroke-rule-strong">
        <line x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-rule" />
        <line x2="100%" y1={HEIGHT} y2={HEIGHT} />
        {points.map(({ x }) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y1={HEIGHT} y2={HEIGHT + TICK} />
        ))}
      </g>
      {points.map(({ wobble, x }) =>
        wobble ? (
          <rect
            key={x}
            x={`${x - step * 0.3}%`}
            width={`${step * 0.6}%`}
            y={toHeight(wobble.to)}
            height={toHeight(wobble.from) - toHeight(wobble.to)}
            className="fill-sunken stroke-rule"
          />
        ) : null,
      )}
      {points.slice(1).map(({ x, y }, index) => (
        <line
          key={x}
          x1={`${points[index]?.x}%`}
          y1={points[index]?.y}
          x2={`${x}%`}
          y2={y}
          className="stroke-brass-line"
        />
      ))}
      {points.map(({ change, x, y }) => (
        <circle
          key={x}
          cx={`${x}%`}
          cy={y}
          r="4.5"
          className={
            change === "a real shift" ? "fill-signal stroke-paper" : "fill-brass stroke-paper"
          }
        />
      ))}
    </svg>
  );
}

const toHeight = (mean: number) =>
  HEIGHT / 2 - (Math.min(Math.max(mean, -LIMIT), LIMIT) / LIMIT) * (HEIGHT / 2 - MARGIN);
