import type { City } from "@cosmic/contracts";
import type { BirthHours, MinuteRange } from "@cosmic/domain/hours";
import { Button } from "@cosmic/ui/button";
import { AspectsTable } from "./aspects-table.tsx";
import { BalanceTables } from "./balance-table.tsx";
import { type BirthMinutes, BodiesTable } from "./bodies-table.tsx";
import type { ChartView } from "./chart-view.ts";
import { describeBirthTime } from "./format-chart.ts";
import { AnglesTable, HousesTable } from "./houses-table.tsx";
import { openQuestions } from "./open-questions.ts";
import type { ChartChoice } from "./use-chart-view.ts";
import { WheelLegend } from "./wheel-legend.tsx";

interface ChartFactsProps {
  view: ChartView;
  place: City | null;
  birthTime: string | null;
  /** In place of a birth time that is not known to the minute. */
  birthHours?: BirthHours | undefined;
  /** Every minute at which the birth may have been, where they are known. */
  ranges?: readonly MinuteRange[] | null;
  /** Of computed charts. */
  parts?: ChartChoice["parts"] | undefined;
  /** Has the points computed; left out while they are being. */
  onWhole?: (() => void) | undefined;
}

/** Everything the wheel shows as tables and sentences, what it cannot show and why, and its key. */
export function ChartFacts(props: ChartFactsProps) {
  const { view, place, birthTime, birthHours, ranges, parts, onWhole } = props;
  const minutes = ranges && { ranges, whole: birthHours ? "the hours you gave" : "the day" };
  const open = openQuestions(view, place, birthTime, birthHours);
  return (
    <div className="flex flex-col gap-14 print:block print:*:mb-7">
      <p className="max-w-3xl text-ink-muted">
        {view.about ?? describeBirthTime(view, place, birthTime, birthHours)}
      </p>
      <FactsTables view={view} minutes={minutes ?? undefined} parts={parts} />
      {view.isWhole || !onWhole ? null : (
        <div className="flex flex-col items-start gap-3 print:hidden">
          <p className="measure text-ink-muted">
            The chart has more: Chiron, the lunar nodes, Lilith and other points, minor aspects,
            patterns, hemispheres, declinations, and the last lunation and eclipses before the
            birth.
          </p>
          <Button variant="secondary" onClick={onWhole}>
            Show the whole sky
          </Button>
        </div>
      )}
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
      <WheelLegend view={view} />
    </div>
  );
}

/** Side by side, two and two; the long list of houses takes a column of its own. */
function FactsTables({
  view,
  minutes,
  parts,
}: Pick<ChartFactsProps, "view" | "parts"> & { minutes: BirthMinutes | undefined }) {
  const points = view.isWhole && parts ? <parts.SkyTables view={view} /> : null;
  if (!view.houses) {
    return (
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-2 print:block print:*:mb-7">
        <BodiesTable view={view} {...(minutes && { minutes })} />
        <AspectsTable view={view} />
        <AnglesTable view={view} />
        <BalanceTables view={view} />
        {points}
      </div>
    );
  }
  return (
    <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-2 print:block print:*:mb-7">
      <div className="flex flex-col gap-12 print:block print:*:mb-7">
        <BodiesTable view={view} />
        <AspectsTable view={view} />
        <AnglesTable view={view} />
        {view.isWhole ? <BalanceTables view={view} /> : null}
      </div>
      <div className="flex flex-col gap-12 print:block print:*:mb-7">
        <HousesTable view={view} />
        {view.isWhole ? points : <BalanceTables view={view} />}
      </div>
    </div>
  );
}
