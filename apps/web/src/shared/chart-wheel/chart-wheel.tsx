import { layOutWheel } from "@cosmic/domain/wheel";
import { useId, useMemo } from "react";
import type { ChartView } from "./chart-view.ts";
import { chartTitle, describeChart } from "./format-chart.ts";
import type { ChartChoice } from "./use-chart-view.ts";
import { WheelAspects } from "./wheel-aspects.tsx";
import { WheelBodies } from "./wheel-bodies.tsx";
import { toWheelChart } from "./wheel-chart.ts";
import { WheelFrame } from "./wheel-frame.tsx";

interface ChartWheelProps {
  view: ChartView;
  /** Of computed charts. */
  parts?: ChartChoice["parts"];
}

/** The birth chart as a wheel; fills the width it is given, from 320 pixels up, and prints in ink. */
export function ChartWheel({ view, parts }: ChartWheelProps) {
  const layout = useMemo(() => layOutWheel(toWheelChart(view)), [view]);
  const id = useId();
  const { x, y, width, height } = layout.viewBox;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      className="block h-auto w-full text-ink"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${id}title`}>{chartTitle(view)}</title>
      <desc id={`${id}description`}>{describeChart(view)}</desc>
      <WheelFrame layout={layout} />
      <WheelAspects aspects={layout.aspects} />
      {parts ? <parts.NatalRing view={view} layout={layout} /> : null}
      <WheelBodies bodies={layout.bodies} />
    </svg>
  );
}
