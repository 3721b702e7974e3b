import type { SittingOverview, TimelineAxis } from "@cosmic/contracts";
import type { Axis } from "@cosmic/domain";
import { AXIS_NAMES } from "../../shared/mbti/axis-names.ts";

/** Readings beyond this many deviations are drawn at the edge. */
const LIMIT = 2;
const WIDTH = 240;
const HEIGHT = 72;

interface AxisTimelineProps {
  axis: Axis;
  /** The oldest first; two or more. */
  sittings: readonly SittingOverview[];
}

/** Where one axis lay in each sitting, with the band that normal wobble was to stay in. A list item. */
export function AxisTimeline({ axis, sittings }: AxisTimelineProps) {
  const readings = sittings.flatMap(
    ({ timeline }) => timeline.find((each) => each.axis === axis) ?? [],
  );
  const [first, second] = AXIS_NAMES[axis];
  return (
    <li className="flex flex-col gap-2 border-b border-rule py-5">
      <p className="flex items-baseline justify-between gap-4 text-ink">
        <span>{`${first} or ${second}`}</span>
        <span className="font-sans text-sm text-ink-muted">{describeChange(readings)}</span>
      </p>
      <div className="flex items-stretch gap-3">
        <p
          aria-hidden="true"
          className="flex flex-col justify-between font-sans text-sm text-ink-muted"
        >
          <span>{axis.charAt(1)}</span>
          <span>{axis.charAt(0)}</span>
        </p>
        <Drawing readings={readings} />
      </div>
    </li>
  );
}

function Drawing({ readings }: { readings: readonly TimelineAxis[] }) {
  const step = WIDTH / readings.length;
  const points = readings.map((reading, index) => ({
    ...reading,
    x: step * (index + 0.5),
    y: toHeight(reading.mean),
  }));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-18 w-full"
      aria-hidden="true"
    >
      <line x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-rule-strong" />
      {points.map(({ wobble, x }) =>
        wobble ? (
          <rect
            key={x}
            x={x - step * 0.3}
            width={step * 0.6}
            y={toHeight(wobble.to)}
            height={toHeight(wobble.from) - toHeight(wobble.to)}
            className="fill-sunken stroke-rule"
          />
        ) : null,
      )}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        className="fill-none stroke-brass-line"
      />
      {points.map(({ change, x, y }) => (
        <ellipse
          key={x}
          cx={x}
          cy={y}
          rx="3"
          ry="4"
          className={
            change === "a real shift" ? "fill-signal stroke-paper" : "fill-brass stroke-paper"
          }
        />
      ))}
    </svg>
  );
}

const toHeight = (mean: number) =>
  HEIGHT / 2 - (Math.min(Math.max(mean, -LIMIT), LIMIT) / LIMIT) * (HEIGHT / 2 - 5);

/** What the last step says, as the drawing's reading. */
function describeChange(readings: readonly TimelineAxis[]): string {
  const last = readings.at(-1)?.change;
  if (last === "a real shift") return "A real shift since the sitting before";
  return "Within normal wobble";
}
