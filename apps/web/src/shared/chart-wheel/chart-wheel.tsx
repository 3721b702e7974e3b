import type { WireChart } from "@cosmic/contracts";
import { layOutWheel } from "@cosmic/domain/wheel";
import { useId, useMemo } from "react";
import { chartTitle, describeChart } from "./format-chart.ts";
import { WheelAspects } from "./wheel-aspects.tsx";
import { WheelBodies } from "./wheel-bodies.tsx";
import { WheelFrame } from "./wheel-frame.tsx";

/** The birth chart as a wheel; fills the width it is given, from 320 pixels up, and prints in ink. */
export function ChartWheel({ chart }: { chart: WireChart }) {
  const layout = useMemo(() => layOutWheel(chart), [chart]);
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
      <title id={`${id}title`}>{chartTitle(chart)}</title>
      <desc id={`${id}description`}>{describeChart(chart)}</desc>
      <WheelFrame layout={layout} />
      <WheelAspects aspects={layout.aspects} />
      <WheelBodies bodies={layout.bodies} />
    </svg>
  );
}
