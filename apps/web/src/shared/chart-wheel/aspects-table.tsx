import { ASPECT_GLYPHS, MINOR_ASPECT_GLYPHS } from "@cosmic/domain/glyphs";
import type { ChartView } from "./chart-view.ts";
import { FactsCell, FactsRow, FactsTable, Named } from "./facts-table.tsx";
import { formatAspect } from "./format-chart.ts";
import { SkyGlyph } from "./sky-glyph.tsx";

/** The angles between bodies, the closest to exact first. */
export function AspectsTable({
  view: { aspects, window, isCompared, isWhole },
}: {
  view: ChartView;
}) {
  const isExact = window.certainty === "exact";
  const caption = isCompared ? "Aspects to the birth chart" : "Aspects";
  const pairs = isWhole ? "Angles between two bodies or points" : "Angles between two bodies";
  if (aspects.length === 0) {
    return (
      <div>
        <h3 className="pb-4 text-xl text-ink">{caption}</h3>
        <p className="border-t border-rule-strong pt-3 text-ink-muted">
          {isCompared
            ? "Nothing stands within the orb of a natal point."
            : isExact
              ? "No two bodies stood near one of the five classical angles."
              : "No aspect holds at every hour of the day."}
        </p>
      </div>
    );
  }
  return (
    <FactsTable
      caption={caption}
      note={
        isExact
          ? `${pairs}, the closest to exact first. Closing ones were still to become exact, parting ones had been.`
          : `${pairs}, the closest to exact first. How far off they were is told for the instant above.`
      }
      columns={[
        { name: "Bodies" },
        { name: "Angle", isNumber: true, shown: "roomy" },
        { name: "Off by", isNumber: true },
        ...(isExact ? [{ name: "Phase" }] : []),
      ]}
    >
      {aspects.map((each) => (
        <FactsRow
          key={each.bodies.join()}
          name={
            <Named symbol={<SkyGlyph path={GLYPHS[each.aspect]} />}>
              {formatAspect(each, isCompared)}
            </Named>
          }
        >
          <FactsCell isNumber shown="roomy">
            {each.angle}°
          </FactsCell>
          <FactsCell isNumber>{each.orb.toFixed(1)}°</FactsCell>
          {isExact ? (
            <FactsCell>
              <span className="font-sans text-sm/6 text-ink-muted">
                {each.phase === null ? "" : PHASE_LABELS[each.phase]}
              </span>
            </FactsCell>
          ) : null}
        </FactsRow>
      ))}
    </FactsTable>
  );
}

const GLYPHS = { ...ASPECT_GLYPHS, ...MINOR_ASPECT_GLYPHS };
const PHASE_LABELS = { applying: "Closing", separating: "Parting" } as const;
