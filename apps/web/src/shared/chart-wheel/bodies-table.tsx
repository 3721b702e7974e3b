import type { WireChart } from "@cosmic/contracts";
import { BODY_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { isSpreadOut } from "@cosmic/domain/wheel";
import { VisuallyHidden } from "@cosmic/ui/visually-hidden";
import { FactsCell, FactsRow, FactsTable, Named } from "./facts-table.tsx";
import {
  degreeAndMinute,
  formatSignChanges,
  formatSigns,
  type WirePlacement,
} from "./format-chart.ts";
import { SkyGlyph } from "./sky-glyph.tsx";

/** Where each body stood: sign, degree, motion and, where they are known, house. */
export function BodiesTable({ chart }: { chart: WireChart }) {
  const { placements, houses, window } = chart;
  const houseOf = houses?.wholeSign.houseOf;
  return (
    <FactsTable
      caption="Where each body stood"
      note="Degrees count from the beginning of the sign, 0 to 29."
      columns={[
        { name: "Body" },
        { name: "Sign" },
        { name: "Degree", isNumber: true },
        { name: "Motion", shown: "roomy" },
        ...(houseOf ? [{ name: "House", isNumber: true, shown: "not-tiny" } as const] : []),
      ]}
    >
      {placements.map((placement) => (
        <FactsRow
          key={placement.body}
          name={
            <Named symbol={<SkyGlyph path={BODY_GLYPHS[placement.body]} />}>{placement.body}</Named>
          }
        >
          <SignAndDegree placement={placement} isExact={window.certainty === "exact"} />
          <FactsCell shown="roomy">
            <Motion placement={placement} />
          </FactsCell>
          {houseOf ? (
            <FactsCell isNumber shown="not-tiny">
              {houseOf[placement.body]}
            </FactsCell>
          ) : null}
        </FactsRow>
      ))}
    </FactsTable>
  );
}

function SignAndDegree({ placement, isExact }: { placement: WirePlacement; isExact: boolean }) {
  const { sign, signs, arc, degree, longitude, isRetrograde, isMotionSettled } = placement;
  if (sign === null) {
    return (
      <FactsCell colSpan={2}>
        {formatSigns(signs)}{" "}
        <span className="block font-sans text-xs text-ink-muted">
          {formatSignChanges(placement)}
        </span>
      </FactsCell>
    );
  }
  const range = `${Math.floor(arc.from % 30)}° to ${Math.floor(arc.to % 30)}°`;
  const point = isExact ? degreeAndMinute(longitude) : `${degree}°`;
  return (
    <>
      <FactsCell>
        <Named tone="metal" symbol={<SkyGlyph path={SIGN_GLYPHS[sign]} />}>
          {sign}
        </Named>
      </FactsCell>
      <FactsCell isNumber>
        {isRetrograde && isMotionSettled ? (
          <span className="mr-1.5 text-signal sm:hidden print:text-ink">
            <SkyGlyph path={RETROGRADE_GLYPH} />
            <VisuallyHidden>Retrograde, </VisuallyHidden>
          </span>
        ) : null}
        <span className="whitespace-nowrap">{isSpreadOut(placement) ? range : point}</span>
      </FactsCell>
    </>
  );
}

function Motion({ placement: { isRetrograde, isMotionSettled } }: { placement: WirePlacement }) {
  if (!isMotionSettled) return <span className="font-sans text-sm/6">Turning</span>;
  return isRetrograde ? (
    <span className="font-sans text-sm/6 whitespace-nowrap">
      <span className="text-signal print:text-ink">
        <SkyGlyph path={RETROGRADE_GLYPH} />
      </span>{" "}
      Retrograde
    </span>
  ) : (
    <span className="font-sans text-sm/6 text-ink-muted">Direct</span>
  );
}
