import type { GeneratedProfile } from "@cosmic/contracts";
import { ChartFacts } from "../../../shared/chart-wheel/chart-facts.tsx";
import { ChartWheel } from "../../../shared/chart-wheel/chart-wheel.tsx";

/** The birth chart, drawn and in tables; nothing for a blueprint without a stored chart. */
export function BirthChart({ profile }: { profile: GeneratedProfile }) {
  const { chart, place, birthTime, birthHours } = profile;
  if (chart === null) return null;
  return (
    <section aria-labelledby="birth-sky" className="flex flex-col gap-10 print:block">
      <h2 id="birth-sky" className="text-3xl break-after-avoid">
        The sky at your birth
      </h2>
      <div className="mx-auto w-full max-w-[44rem] print:my-6 print:max-w-[12cm] print:break-inside-avoid">
        <ChartWheel chart={chart} />
      </div>
      <ChartFacts {...{ chart, place, birthTime, birthHours }} />
    </section>
  );
}
