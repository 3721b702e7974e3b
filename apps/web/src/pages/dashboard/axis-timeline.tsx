import type { SittingOverview, TimelineAxis } from "@cosmic/contracts";
import type { Axis } from "@cosmic/domain";
import { AXIS_NAMES } from "@cosmic/domain";
import { TimelineDates } from "./timeline-dates.tsx";
import { TimelineDrawing } from "./timeline-drawing.tsx";

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
    <li className="flex flex-col gap-3 border-b border-rule py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink">
        <span>{`${first} or ${second}`}</span>
        <span className="font-sans text-sm text-ink-muted">{describeChange(readings)}</span>
      </p>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 font-sans text-sm text-ink-muted"
      >
        <p className="flex flex-col justify-between pb-1">
          <span>{axis.charAt(1)}</span>
          <span>{axis.charAt(0)}</span>
        </p>
        <TimelineDrawing readings={readings} />
        <TimelineDates instants={sittings.map(({ createdAt }) => createdAt)} />
      </div>
    </li>
  );
}

/** What the last step says, as the drawing's reading. */
function describeChange(readings: readonly TimelineAxis[]): string {
  const last = readings.at(-1)?.change;
  if (last === "a real shift") return "A real shift since the sitting before";
  return "Within normal wobble";
}
