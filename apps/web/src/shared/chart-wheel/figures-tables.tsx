import type { SkyPattern } from "@cosmic/domain";
import type { ChartView } from "./chart-view.ts";
import { FactsCell, FactsRow, FactsTable } from "./facts-table.tsx";

const PATTERN_LABELS: Readonly<Record<SkyPattern["kind"], string>> = {
  stellium: "Stellium",
  "grand-cross": "Grand cross",
  "t-square": "T-square",
  kite: "Kite",
  "grand-trine": "Grand trine",
  yod: "Yod",
};

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "Saturn, Sun and Moon, with Saturn at the point" for figures that have one; a stellium's sign. */
function describePattern({ kind, bodies, sign }: SkyPattern): string {
  const names = list.format(bodies);
  if (sign) return `${names} in ${sign}`;
  return kind === "grand-cross" || kind === "grand-trine"
    ? names
    : `${names}, with ${bodies[0]} at the point`;
}

/** The figures that bodies make with one another; nothing where there are none. */
export function PatternsTable({ view: { patterns } }: { view: ChartView }) {
  if (patterns.length === 0) return null;
  return (
    <FactsTable
      caption="Patterns"
      note="Three or more bodies in one sign, and figures of aspects that close, by the orbs of the chart."
      columns={[{ name: "Pattern" }, { name: "Bodies" }]}
    >
      {patterns.map((pattern) => (
        <FactsRow
          key={`${pattern.kind} ${pattern.bodies.join()}`}
          name={PATTERN_LABELS[pattern.kind]}
        >
          <FactsCell>{describePattern(pattern)}</FactsCell>
        </FactsRow>
      ))}
    </FactsTable>
  );
}

const SIDES = [
  { side: "above", name: "Above the horizon" },
  { side: "below", name: "Below the horizon" },
  { side: "east", name: "East, rising" },
  { side: "west", name: "West, setting" },
] as const;

/** The ten bodies on either side of the horizon and of the meridian; nothing where these are not known. */
export function HemispheresTable({ view: { hemispheres } }: { view: ChartView }) {
  if (!hemispheres) return null;
  return (
    <FactsTable
      caption="Hemispheres"
      note="The ten bodies on either side of the horizon and of the meridian, as they stood in the sky."
      columns={[{ name: "Side" }, { name: "Count", isNumber: true }, { name: "Bodies" }]}
    >
      {SIDES.map(({ side, name }) => (
        <FactsRow key={side} name={name}>
          <FactsCell isNumber>{hemispheres[side].length}</FactsCell>
          <FactsCell>{hemispheres[side].join(", ")}</FactsCell>
        </FactsRow>
      ))}
    </FactsTable>
  );
}
