import type { City } from "@cosmic/contracts";

interface ForecastRuleProps {
  timeZone: string;
  place: City | null;
}

/** Which of a month's dates its text tells, and by which clocks they are given. */
export function ForecastRule({ timeZone, place }: ForecastRuleProps) {
  return (
    <div className="measure flex flex-col gap-2 font-sans text-sm text-ink-muted">
      <p>
        Every date of a month stands in its list. The text tells all of them but the lesser
        transits: of those, the seven weightiest of the year.
      </p>
      <p>
        {timeZone === "UTC"
          ? "Dates are by Universal Time; with a birth place they would be local."
          : `Dates are those of the clocks in ${place?.name ?? toCityName(timeZone)}.`}
      </p>
    </div>
  );
}

/** "America/New_York" becomes "New York". */
const toCityName = (timeZone: string): string =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
