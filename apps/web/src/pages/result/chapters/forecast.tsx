import type { GeneratedProfile, ReportDate } from "@cosmic/contracts";
import { Badge } from "@cosmic/ui/badge";
import { Card } from "@cosmic/ui/card";
import { useState } from "react";
import { ReportText } from "../evidence/report-text.tsx";
import { type ForecastMonth, monthsFrom, toMonthId } from "./forecast-order.ts";

interface ForecastProps extends Pick<GeneratedProfile, "monthlyForecasts" | "forecastYears"> {
  /** The dates of each month, January first; none in reports of the first edition. */
  monthDates?: readonly (readonly ReportDate[])[];
}

/** The twelve months, one card each, from the reader's current month once around the year. */
export function Forecast({ monthDates = [], ...texts }: ForecastProps) {
  const [now] = useState(() => new Date());
  const isListed = monthDates.length > 0;
  return (
    <ol
      aria-label="Twelve months"
      className={`grid print:block ${isListed ? "gap-6" : "gap-4 md:grid-cols-2"}`}
    >
      {monthsFrom(texts, now).map((month) => (
        <li key={month.index} className="grid print:mb-4 print:break-inside-avoid">
          <MonthCard month={month} dates={monthDates[month.index] ?? []} />
        </li>
      ))}
    </ol>
  );
}

interface MonthCardProps {
  month: ForecastMonth;
  dates: readonly ReportDate[];
}

function MonthCard({ month: { index, name, year, text, isCurrent }, dates }: MonthCardProps) {
  const id = toMonthId(index);
  return (
    <Card as="article" aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-xl">
          {name} {year === null ? null : <span className="figures-table text-brass">{year}</span>}
        </h3>
        {isCurrent ? <Badge variant="metal">This month</Badge> : null}
      </div>
      {dates.length > 0 ? <MonthDates name={name} dates={dates} /> : null}
      {dates.length > 0 ? (
        <div className="gap-x-12 xl:columns-2 print:columns-2">
          <ReportText name={index} text={text} paragraphClass="mb-3" />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <ReportText name={index} text={text} />
        </div>
      )}
    </Card>
  );
}

/** Every date of a month, above its prose. */
function MonthDates({ name, dates }: { name: string; dates: readonly ReportDate[] }) {
  return (
    <ul
      aria-label={`Dates in ${name}`}
      className="mb-5 gap-x-10 border-y border-rule py-3 font-sans text-sm sm:columns-2 print:columns-2"
    >
      {dates.map(({ at, date, label }) => (
        <li key={at + label} className="flex gap-4 py-1 break-inside-avoid">
          <time dateTime={at} className="figures-table w-26 shrink-0 text-brass">
            {date}
          </time>
          <span className="text-ink">{label}</span>
        </li>
      ))}
    </ul>
  );
}
