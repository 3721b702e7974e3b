import type { WrittenMonth } from "./event-names.ts";
import type { PrintableReport } from "./printable-report.ts";

export interface PrintedMonth {
  /** 1, January, to 12. */
  month: number;
  /** "November 2026"; without the year on reports that do not say it. */
  title: string;
  text: string;
  /** Null on reports from before the sky was kept. */
  sky: WrittenMonth | null;
}

const monthName = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** The twelve months in the order they come, from the one the report was written in. */
export function printedMonths({ profile, forecast }: PrintableReport): PrintedMonth[] {
  const { monthlyForecasts, forecastYears, generatedAt } = profile;
  const start = new Date(generatedAt).getUTCMonth();
  return monthlyForecasts
    .map((text, index) => {
      const year = forecastYears[index];
      const name = monthName.format(Date.UTC(2000, index));
      const sky = forecast?.months.find(
        (month) => month.month === index + 1 && (year === undefined || month.year === year),
      );
      const title = year === undefined ? name : `${name} ${year}`;
      // A report that does not say its years begins with the month it was written in.
      const turn = year ?? Number(index < start);
      return { month: index + 1, title, text, sky: sky ?? null, order: turn * 12 + index };
    })
    .toSorted((a, b) => a.order - b.order);
}
