import type { GeneratedProfile, WireChart } from "@cosmic/contracts";
import { ChartControls } from "../../../shared/chart-wheel/chart-controls.tsx";
import { ChartFacts } from "../../../shared/chart-wheel/chart-facts.tsx";
import { ChartWheel } from "../../../shared/chart-wheel/chart-wheel.tsx";
import { chartHeading } from "../../../shared/chart-wheel/format-chart.ts";
import { useChartView } from "../../../shared/chart-wheel/use-chart-view.ts";
import { useMinuteRanges } from "../hours/use-minute-ranges.ts";

/** The birth chart, drawn and in tables; nothing for a blueprint without a stored chart. */
export function BirthChart({ profile }: { profile: GeneratedProfile }) {
  const { chart } = profile;
  return chart === null ? null : <Sky profile={profile} chart={chart} />;
}

function Sky({ profile, chart }: { profile: GeneratedProfile; chart: WireChart }) {
  const { place, birthTime, birthHours } = profile;
  const choice = useChartView(chart, place);
  const { view, state, parts, wantWhole } = choice;
  const ranges = useMinuteRanges(profile);
  return (
    <section aria-labelledby="birth-sky" className="flex flex-col gap-10 print:block">
      <h2 id="birth-sky" className="text-3xl break-after-avoid">
        {chartHeading(view)}
      </h2>
      <div className="mx-auto w-full max-w-[44rem] print:my-6 print:max-w-[12cm] print:break-inside-avoid">
        <ChartWheel view={view} parts={parts} />
      </div>
      <ChartControls choice={choice} chart={chart} place={place} />
      <ChartFacts
        view={view}
        place={place}
        birthTime={birthTime}
        birthHours={birthHours}
        ranges={ranges}
        parts={parts}
        onWhole={state === "idle" ? wantWhole : undefined}
      />
    </section>
  );
}
