import { findAngleSign, type ZodiacSign } from "@cosmic/domain";
import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { HOUSE_LABELS } from "./chart-labels.ts";
import type { ChartView } from "./chart-view.ts";
import { FactsCell, FactsRow, FactsTable, Named } from "./facts-table.tsx";
import { degreeAndMinute, signOfLongitude } from "./format-chart.ts";
import { SkyGlyph } from "./sky-glyph.tsx";

/** Ascendant and midheaven, without degrees where hours settle no more than their signs; nothing where not even those are known. */
export function AnglesTable({ view }: { view: ChartView }) {
  const { angles, kind } = view;
  const rows = (
    [
      { name: "Ascendant", hint: "rising in the east", angle: "ascendant" },
      { name: "Midheaven", hint: "on the meridian", angle: "midheaven" },
    ] as const
  ).flatMap(({ angle, ...row }) => {
    const sign = findAngleSign(view, angle);
    return sign ? [{ ...row, sign, longitude: angles?.[angle].longitude ?? null }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <FactsTable
      caption="The angles"
      note={
        angles
          ? `Where the horizon and the meridian crossed the zodiac ${kind === "solar-return" || kind === "lunar-return" ? "at the return" : "at the time of birth"}.`
          : "The same signs at every minute of the hours you gave. The degrees turn with the minutes."
      }
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
            <SignName sign={sign} />
          </FactsCell>
          <FactsCell isNumber>{longitude === null ? "Open" : degreeAndMinute(longitude)}</FactsCell>
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
              <SignName sign={signOfLongitude(cusp)} />
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

/** A sign with its glyph. */
export function SignName({ sign }: { sign: ZodiacSign }) {
  return (
    <Named tone="metal" symbol={<SkyGlyph path={SIGN_GLYPHS[sign]} />}>
      {sign}
    </Named>
  );
}
