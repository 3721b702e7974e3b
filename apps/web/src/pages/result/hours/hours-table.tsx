import { CHART_BODIES } from "@cosmic/domain";
import type { ChartSettings } from "@cosmic/domain/chart-settings";
import { formatShare, type HeldFact } from "@cosmic/domain/hours";
import { ZODIAC_LABELS } from "../../../shared/chart-wheel/chart-labels.ts";
import { FactsCell, FactsRow, FactsTable } from "../../../shared/chart-wheel/facts-table.tsx";
import { describeHoursHouses } from "./describe-counting.ts";
import { formatHold, formatHourFact } from "./format-hour-fact.ts";
import type { ReadReportHours } from "./read-report-hours.ts";

const isPlain = ({ fact }: HeldFact) => fact.kind !== "house";

interface HoursTablesProps {
  hours: ReadReportHours;
  /** By which they are read. */
  settings: ChartSettings;
}

/** What is certain, then what the hour decides, each with how surely it holds: the dial in words. */
export function HoursTables({ hours, settings }: HoursTablesProps) {
  const { facts, clock, isWholeDay } = hours;
  const certain = facts.filter((held) => isPlain(held) && held.isCertain);
  const open = facts.filter((held) => isPlain(held) && !held.isCertain);
  return (
    <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-2 print:block print:*:mb-7">
      <div className="flex flex-col gap-12 print:block print:*:mb-7">
        <FactsTable
          caption="What is certain"
          note={`True at every minute of ${isWholeDay ? "the day" : "the hours you gave"}. Zodiac: ${ZODIAC_LABELS[settings.zodiac]}.`}
          columns={[{ name: "In your chart" }, { name: "Holds" }]}
        >
          {certain.map((held) => (
            <FactsRow key={formatHourFact(held.fact)} name={formatHourFact(held.fact)}>
              <Words>{formatHold(held, clock, isWholeDay)}</Words>
            </FactsRow>
          ))}
        </FactsTable>
        <HousesByBody hours={hours} settings={settings} />
      </div>
      <FactsTable
        caption="What the hour decides"
        note="Times are by the clocks of your birth place. What holds for less than half is a possibility, not a fact."
        columns={[{ name: "In your chart" }, { name: "Holds" }]}
      >
        {open.map((held) => (
          <FactsRow key={formatHourFact(held.fact)} name={formatHourFact(held.fact)}>
            <Words>{formatHold(held, clock, isWholeDay)}</Words>
          </FactsRow>
        ))}
      </FactsTable>
    </div>
  );
}

/** Which house each body stood in, where one holds for half of the time or more. */
function HousesByBody({ hours: { facts, clock, isWholeDay, sky }, settings }: HoursTablesProps) {
  return (
    <FactsTable
      caption="Houses, if any is likely"
      note={describeHoursHouses(settings, sky.latitude)}
      columns={[{ name: "Body" }, { name: "House" }]}
    >
      {CHART_BODIES.map((body) => {
        const houses = facts.filter(({ fact }) => fact.kind === "house" && fact.body === body);
        const [likeliest] = houses;
        return (
          <FactsRow key={body} name={body}>
            <Words>
              {likeliest && likeliest.fact.kind === "house" && likeliest.share >= 0.5
                ? `House ${likeliest.fact.house}, ${formatHold(likeliest, clock, isWholeDay)}`
                : `One of ${houses.length} houses, none for more than ${formatShare(likeliest?.share ?? 0)}`}
            </Words>
          </FactsRow>
        );
      })}
    </FactsTable>
  );
}

function Words({ children }: { children: string }) {
  return (
    <FactsCell>
      <span className="font-sans text-sm/6 text-ink-muted">{children}</span>
    </FactsCell>
  );
}
