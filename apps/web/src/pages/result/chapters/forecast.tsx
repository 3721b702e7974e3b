import type { GeneratedProfile } from "@cosmic/contracts";
import { Badge } from "@cosmic/ui/badge";
import { Card } from "@cosmic/ui/card";
import { useState } from "react";
import { ReportText } from "../evidence/report-text.tsx";
import { type ForecastMonth, monthsFrom } from "./forecast-order.ts";

type ForecastProps = Pick<GeneratedProfile, "monthlyForecasts" | "forecastYears">;

/** The twelve months, one card each, from the reader's current month once around the year. */
export function Forecast(texts: ForecastProps) {
  const [now] = useState(() => new Date());
  return (
    <ol aria-label="Twelve months" className="grid gap-4 md:grid-cols-2 print:block">
      {monthsFrom(texts, now).map((month) => (
        <li key={month.index} className="grid print:mb-4 print:break-inside-avoid">
          <MonthCard month={month} />
        </li>
      ))}
    </ol>
  );
}

function MonthCard({ month: { index, name, year, text, isCurrent } }: { month: ForecastMonth }) {
  const id = `month-${index + 1}`;
  return (
    <Card as="article" aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-xl">
          {name} {year === null ? null : <span className="figures-table text-brass">{year}</span>}
        </h3>
        {isCurrent ? <Badge variant="metal">This month</Badge> : null}
      </div>
      <div className="flex flex-col gap-3">
        <ReportText name={index} text={text} />
      </div>
    </Card>
  );
}
