import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { HOUSE_LABELS } from "./chart-labels.ts";
import type { ChartView } from "./chart-view.ts";
import { FactsCell, FactsRow, FactsTable, Named } from "./facts-table.tsx";
import { degreeAndMinute, signOfLongitude } from "./format-chart.ts";
import { SkyGlyph } from "./sky-glyph.tsx";

/** Ascendant and midheaven; nothing where they are not known. */
export function AnglesTable({ view: { angles, kind } }: { view: ChartView }) {
  if (!angles) return null;
  const rows = [
    { name: "Ascendant", hint: "rising in the east", ...angles.ascendant },
    { name: "Midheaven", hint: "highest in its course", ...angles.midheaven },
  ];
  return (
    <FactsTable
      caption="The angles"
      note={`Where the horizon and the meridian crossed the zodiac ${kind === "solar-return" || kind === "lunar-return" ? "at the return" : "at the time of birth"}.`}
      columns={[{ name: "Angle" }, { name: "Sign" }, { name: "Degree", isNumber: true }]}
    >
      {rows.map(({ name, hint, sign, longitude }) => (
        <FactsRow
          key={name}
          name={
            <>
              {name} <span className="block font-sans text-xs text-ink-muted">{hint}</span>
            </>
          }
        >
          <FactsCell>
            <SignName longitude={longitude}>{sign}</SignName>
          </FactsCell>
          <FactsCell isNumber>{degreeAndMinute(longitude)}</FactsCell>
        </FactsRow>
      ))}
    </FactsTable>
  );
}

/** The twelve houses: where each begins in the chosen system, and what stands in it. */
export function HousesTable({ view: { houses, placements } }: { view: ChartView }) {
  if (!houses) return null;
  const { system, cusps } = houses;
  return (
    <FactsTable
      caption="Houses"
      note={
        system === "whole-sign"
          ? "Counted by whole signs from the rising sign."
          : `Where each house begins in the system of ${HOUSE_LABELS[system]}.`
      }
      columns={[
        { name: "House", isNumber: true },
        { name: "Begins in" },
        { name: "Degree", isNumber: true },
        { name: "Bodies" },
      ]}
    >
      {cusps.map((cusp, index) => {
        const number = index + 1;
        const inside = placements.filter(({ house }) => house === number);
        return (
          <FactsRow
            key={number}
            name={<span className="block text-right font-sans text-sm/6">{number}</span>}
          >
            <FactsCell>
              <SignName longitude={cusp}>{signOfLongitude(cusp)}</SignName>
            </FactsCell>
            <FactsCell isNumber>
              <span className="whitespace-nowrap">{degreeAndMinute(cusp)}</span>
            </FactsCell>
            <FactsCell>{inside.map(({ body }) => body).join(", ")}</FactsCell>
          </FactsRow>
        );
      })}
    </FactsTable>
  );
}

function SignName({ longitude, children }: { longitude: number; children: string }) {
  return (
    <Named tone="metal" symbol={<SkyGlyph path={SIGN_GLYPHS[signOfLongitude(longitude)]} />}>
      {children}
    </Named>
  );
}
