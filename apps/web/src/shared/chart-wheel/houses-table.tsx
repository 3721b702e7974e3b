import type { WireChart } from "@cosmic/contracts";
import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { FactsCell, FactsRow, FactsTable, Named } from "./facts-table.tsx";
import { degreeAndMinute, signOfLongitude } from "./format-chart.ts";
import { SkyGlyph } from "./sky-glyph.tsx";

/** Ascendant and midheaven; nothing where they are not known. */
export function AnglesTable({ chart: { angles } }: { chart: WireChart }) {
  if (!angles) return null;
  const rows = [
    { name: "Ascendant", hint: "rising in the east", ...angles.ascendant },
    { name: "Midheaven", hint: "highest in its course", ...angles.midheaven },
  ];
  return (
    <FactsTable
      caption="The angles"
      note="Where the horizon and the meridian crossed the zodiac at the time of birth."
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

/** The twelve houses by whole signs, with what stands in each, and where Placidus begins them. */
export function HousesTable({ chart: { houses, placements } }: { chart: WireChart }) {
  if (!houses) return null;
  const { wholeSign, placidus } = houses;
  return (
    <FactsTable
      caption="Houses"
      note={
        placidus
          ? "Counted by whole signs from the rising sign; the last column gives where each house begins in the system of Placidus."
          : "Counted by whole signs from the rising sign."
      }
      columns={[
        { name: "House", isNumber: true },
        { name: "Sign" },
        { name: "Bodies" },
        ...(placidus ? [{ name: "Placidus", isNumber: true }] : []),
      ]}
    >
      {wholeSign.cusps.map((cusp, index) => {
        const house = index + 1;
        const begins = placidus?.cusps[index];
        const inside = placements.filter(({ body }) => wholeSign.houseOf[body] === house);
        return (
          <FactsRow
            key={house}
            name={<span className="block text-right font-sans text-sm/6">{house}</span>}
          >
            <FactsCell>
              <SignName longitude={cusp}>{signOfLongitude(cusp)}</SignName>
            </FactsCell>
            <FactsCell>{inside.map(({ body }) => body).join(", ")}</FactsCell>
            {begins === undefined ? null : (
              <FactsCell isNumber>
                <span className="min-[23rem]:whitespace-nowrap">
                  {signOfLongitude(begins).slice(0, 3)}{" "}
                  <span className="whitespace-nowrap">{degreeAndMinute(begins)}</span>
                </span>
              </FactsCell>
            )}
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
