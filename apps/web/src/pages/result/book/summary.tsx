import type { GeneratedProfile, ReportBook } from "@cosmic/contracts";
import { findAngleSign, formatDateHouses, type GeneratedReport } from "@cosmic/domain";
import type { ReactNode } from "react";
import { Line } from "../evidence/line.tsx";
import { useListPieces } from "../evidence/passages.ts";
import { ReportText } from "../evidence/report-text.tsx";

interface SummaryProps extends Pick<GeneratedProfile, "chart" | "sunSign"> {
  book: ReportBook;
  report: GeneratedReport;
}

/** How many of the strengths are the summary's gifts. */
export const GIFTS = 3;

/** The report on one page: its thesis, then what develops it, three and three. */
export function Summary({ book, report, chart, sunSign }: SummaryProps) {
  const gifts = useListPieces("strengths", report.strengths).slice(0, GIFTS);
  const costs = useListPieces("costs", book.costs);
  const houses = formatDateHouses(
    book.dates.map(({ label }) => label),
    sunSign,
    chart && findAngleSign(chart, "ascendant"),
  );
  return (
    <section aria-labelledby="summary" className="flex flex-col gap-12 print:block">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[9rem_minmax(0,1fr)] print:mb-5 print:block">
        <h2 id="summary" className="label-caps pt-2 text-brass">
          On one page
        </h2>
        <div className="flex max-w-[62ch] flex-col gap-4 text-xl leading-[1.55]">
          <ReportText
            name="overview"
            text={report.overview}
            paragraphClass="first:first-letter:float-left first:first-letter:pt-1.5 first:first-letter:pr-2 first:first-letter:text-[3.4em] first:first-letter:leading-[0.78] first:first-letter:text-brass"
          />
        </div>
      </div>
      <div className="border-b border-rule-strong">
        <Row title="Key strengths">
          {gifts.map((piece) => (
            <li key={piece.text}>
              <Line pieces={[piece]} />
            </li>
          ))}
        </Row>
        <Row title="Costs">
          {costs.map((piece) => (
            <li key={piece.text}>
              <Line pieces={[piece]} />
            </li>
          ))}
        </Row>
        <Row title="Tensions">
          {book.tensions.map(({ between, text }, index) => (
            <li key={between} className="flex flex-col gap-1">
              <span className="text-brass italic">{between}</span>
              <ReportText name={`tensions-${index}`} text={text} />
            </li>
          ))}
        </Row>
        <Row title="Dates">
          {book.dates.map(({ at, date, label }) => (
            <li key={at + label} className="flex flex-col gap-1">
              <time dateTime={at} className="figures-table text-brass">
                {date}
              </time>
              <span>{label}</span>
            </li>
          ))}
          {houses ? (
            <li className="font-sans text-sm text-ink-muted md:col-span-full">{houses}</li>
          ) : null}
        </Row>
        <div className={ROW}>
          <h3 className={ROW_TITLE}>Practice</h3>
          <div className="max-w-[72ch]">
            <ReportText name="practice" text={book.practice} />
          </div>
        </div>
      </div>
    </section>
  );
}

const ROW =
  "grid gap-x-10 gap-y-3 border-t border-rule py-6 first:border-rule-strong lg:grid-cols-[9rem_minmax(0,1fr)] print:grid-cols-[2.2cm_minmax(0,1fr)] print:break-inside-avoid print:py-2";
const ROW_TITLE = "label-caps pt-1.5 text-ink-muted";

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={ROW}>
      <h3 className={ROW_TITLE}>{title}</h3>
      <ul className="grid gap-x-10 gap-y-4 md:grid-cols-3 print:grid-cols-3">{children}</ul>
    </div>
  );
}
