import type { GeneratedProfile, ReportBook, WireChart } from "@cosmic/contracts";
import { ChartControls } from "../../../shared/chart-wheel/chart-controls.tsx";
import { ChartFacts } from "../../../shared/chart-wheel/chart-facts.tsx";
import { ChartWheel } from "../../../shared/chart-wheel/chart-wheel.tsx";
import { chartHeading } from "../../../shared/chart-wheel/format-chart.ts";
import { useChartView } from "../../../shared/chart-wheel/use-chart-view.ts";
import { Line } from "../evidence/line.tsx";
import { useListPieces } from "../evidence/passages.ts";
import { ReportText } from "../evidence/report-text.tsx";
import { useMinuteRanges } from "../hours/use-minute-ranges.ts";
import { Fold } from "./fold.tsx";
import { GIFTS } from "./summary.tsx";

interface SkyAndStandoutsProps {
  profile: GeneratedProfile;
  book: ReportBook;
}

/** The birth chart beside what stands out in it, the tables folded below. */
export function SkyAndStandouts({ profile, book }: SkyAndStandoutsProps) {
  const { chart } = profile;
  if (chart) return <SkyBesideStandouts profile={profile} book={book} chart={chart} />;
  return (
    <div className="flex flex-col gap-8 print:block">
      <Standouts book={book} />
      <AddedStrengths strengths={profile.strengths} />
    </div>
  );
}

function SkyBesideStandouts({ profile, book, chart }: SkyAndStandoutsProps & { chart: WireChart }) {
  const { place, birthTime, birthHours } = profile;
  const choice = useChartView(chart, place);
  const { view, state, parts, wantWhole } = choice;
  const ranges = useMinuteRanges(profile);
  return (
    <div className="flex flex-col gap-12 print:block">
      <div className="grid items-start gap-x-16 gap-y-14 print:block lg:grid-cols-2">
        <section aria-labelledby="birth-sky" className="flex flex-col gap-8 print:block">
          <h2 id="birth-sky" className="text-3xl break-after-avoid">
            {chartHeading(view)}
          </h2>
          <div className="mx-auto w-full max-w-[40rem] print:my-6 print:max-w-[12cm] print:break-inside-avoid">
            <ChartWheel view={view} parts={parts} />
          </div>
          <ChartControls choice={choice} chart={chart} place={place} />
          <AddedStrengths strengths={profile.strengths} />
        </section>
        <Standouts book={book} />
      </div>
      <Fold
        id="chart-tables"
        closed="Show every body, aspect and house"
        opened="Hide the tables of the chart"
        onOpen={state === "idle" ? wantWhole : undefined}
      >
        <div className="pt-10">
          <ChartFacts {...{ view, place, birthTime, birthHours, ranges, parts }} />
        </div>
      </Fold>
    </div>
  );
}

function Standouts({ book }: { book: ReportBook }) {
  return (
    <section aria-labelledby="standouts" className="flex flex-col gap-8 print:block">
      <h2 id="standouts" className="text-3xl print:mb-3">
        What stands out in your chart
      </h2>
      <ol className="flex flex-col gap-7 print:block">
        {book.standouts.map(({ title, text }, index) => (
          <li
            key={title}
            className="flex flex-col gap-2 border-t border-rule pt-5 break-inside-avoid print:mb-3"
          >
            <h3 className="text-xl text-brass">{title}</h3>
            <div className="measure flex flex-col gap-3">
              <ReportText name={`standouts-${index}`} text={text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The strengths that the summary's gifts leave: those of the chart. */
function AddedStrengths({ strengths }: Pick<GeneratedProfile, "strengths">) {
  const pieces = useListPieces("strengths", strengths).slice(GIFTS);
  if (pieces.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-rule pt-5 break-inside-avoid print:mb-3">
      <h3 className="label-caps text-ink-muted">Strengths it adds</h3>
      <ul className="measure flex flex-col gap-2">
        {pieces.map((piece) => (
          <li key={piece.text}>
            <Line pieces={[piece]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
