import type { GeneratedProfile } from "@cosmic/contracts";
import { FORECAST_RULE, findAngleSign, formatForecastHouses } from "@cosmic/domain";

interface ForecastRuleProps extends Pick<GeneratedProfile, "place" | "chart" | "sunSign"> {
  timeZone: string;
}

/** Which of a month's dates its text tells, and by which clocks they are given. */
export function ForecastRule({ timeZone, place, chart, sunSign }: ForecastRuleProps) {
  return (
    <div className="measure flex flex-col gap-2 font-sans text-sm text-ink-muted">
      <p>{FORECAST_RULE}</p>
      <p>{formatForecastHouses(sunSign, chart && findAngleSign(chart, "ascendant"))}</p>
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
