import type { ChartView } from "./chart-view.ts";
import { FactsCell, FactsRow, FactsTable } from "./facts-table.tsx";
import { degreeAndMinute } from "./format-chart.ts";
import { SignName } from "./houses-table.tsx";

const NOTES = {
  progressions:
    "The Midheaven has gone as far as the progressed Sun (solar arc in longitude); the Ascendant is what rises with it at the place of birth.",
  "solar-arc": "Both have gone as far as the progressed Sun, like every other point.",
} as const;

/** Ascendant and Midheaven carried on from the birth; nothing for charts that do not carry them on. */
export function MovedAnglesTable({ view: { kind, movedAngles } }: { view: ChartView }) {
  if (!movedAngles || !(kind === "progressions" || kind === "solar-arc")) return null;
  return (
    <FactsTable
      caption={kind === "progressions" ? "Progressed angles" : "Directed angles"}
      note={NOTES[kind]}
      columns={[{ name: "Angle" }, { name: "Sign" }, { name: "Degree", isNumber: true }]}
    >
      {(["ascendant", "midheaven"] as const).map((angle) => (
        <FactsRow key={angle} name={angle === "ascendant" ? "Ascendant" : "Midheaven"}>
          <FactsCell>
            <SignName sign={movedAngles[angle].sign} />
          </FactsCell>
          <FactsCell isNumber>{degreeAndMinute(movedAngles[angle].longitude)}</FactsCell>
        </FactsRow>
      ))}
    </FactsTable>
  );
}
