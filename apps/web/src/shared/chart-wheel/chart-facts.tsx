import type { City, WireChart } from "@cosmic/contracts";
import type { BirthHours } from "@cosmic/domain/hours";
import { AspectsTable } from "./aspects-table.tsx";
import { BalanceTables } from "./balance-table.tsx";
import { BodiesTable } from "./bodies-table.tsx";
import { describeBirthTime } from "./format-chart.ts";
import { AnglesTable, HousesTable } from "./houses-table.tsx";
import { openQuestions } from "./open-questions.ts";
import { WheelLegend } from "./wheel-legend.tsx";

interface ChartFactsProps {
  chart: WireChart;
  place: City | null;
  birthTime: string | null;
  /** In place of a birth time that is not known to the minute. */
  birthHours?: BirthHours | undefined;
}

/** Everything the wheel shows as tables and sentences, what it cannot show and why, and its key. */
export function ChartFacts({ chart, place, birthTime, birthHours }: ChartFactsProps) {
  const open = openQuestions(chart, place, birthTime, birthHours);
  return (
    <div className="flex flex-col gap-14 print:block print:*:mb-7">
      <p className="max-w-3xl text-ink-muted">
        {describeBirthTime(chart, place, birthTime, birthHours)}
      </p>
      <FactsTables chart={chart} />
      {open.length === 0 ? null : (
        <section aria-labelledby="open-questions" className="flex flex-col gap-4">
          <h3 id="open-questions" className="text-xl text-ink">
            What this chart leaves open
          </h3>
          <ul className="measure flex flex-col gap-3 border-t border-rule-strong pt-4 text-ink-muted">
            {open.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <WheelLegend chart={chart} />
    </div>
  );
}

/** Side by side, two and two; the long list of houses takes a column of its own. */
function FactsTables({ chart }: { chart: WireChart }) {
  if (!chart.houses) {
    return (
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-2 print:block print:*:mb-7">
        <BodiesTable chart={chart} />
        <AspectsTable chart={chart} />
        <AnglesTable chart={chart} />
        <BalanceTables chart={chart} />
      </div>
    );
  }
  return (
    <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-2 print:block print:*:mb-7">
      <div className="flex flex-col gap-12 print:block print:*:mb-7">
        <BodiesTable chart={chart} />
        <AspectsTable chart={chart} />
        <AnglesTable chart={chart} />
      </div>
      <div className="flex flex-col gap-12 print:block print:*:mb-7">
        <HousesTable chart={chart} />
        <BalanceTables chart={chart} />
      </div>
    </div>
  );
}
