import { CHART_BODIES } from "@cosmic/domain";
import { BODY_GLYPHS, POINT_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { computeSignShares, formatSignShares, type MinuteRange } from "@cosmic/domain/hours";
import { isSpreadOut } from "@cosmic/domain/wheel";
import { VisuallyHidden } from "@cosmic/ui/visually-hidden";
import { describeHouses } from "./chart-labels.ts";
import type { ChartView, ViewPlacement } from "./chart-view.ts";
import { FactsCell, FactsRow, FactsTable, Named } from "./facts-table.tsx";
import { degreeAndMinute, formatSignChanges, formatSigns } from "./format-chart.ts";
import { SkyGlyph } from "./sky-glyph.tsx";

/** Where each body stood: sign, degree, motion and, where they are known, house. */
export function BodiesTable({ view, minutes }: { view: ChartView; minutes?: BirthMinutes }) {
  return (
    <PlacementsTable
      view={view}
      minutes={view.kind === "natal" ? minutes : undefined}
      caption={view.kind === "natal" ? "Where each body stood" : "Where each body stands"}
      note="Degrees count from the beginning of the sign, 0 to 29."
      column="Body"
      placements={view.placements.filter(({ body }) => isBody(body))}
    />
  );
}

/** Chiron, the ascending node, Lilith and, where the horizon is known, Fortune and the vertex. */
export function PointsTable({ view }: { view: ChartView }) {
  const { nodes, lilith } = view.settings;
  return (
    <PlacementsTable
      view={view}
      caption="Points"
      note={`The ${nodes} node of the Moon, and the ${lilith} Black Moon Lilith.`}
      column="Point"
      placements={view.placements.filter(({ body }) => !isBody(body))}
    />
  );
}

const GLYPHS = { ...BODY_GLYPHS, ...POINT_GLYPHS };
const isBody = (name: ViewPlacement["body"]) => CHART_BODIES.some((body) => body === name);

/** Every minute at which the birth may have been. */
export interface BirthMinutes {
  ranges: readonly MinuteRange[];
  /** What they are together: "the hours you gave", "the day". */
  whole: string;
}

interface PlacementsTableProps {
  view: ChartView;
  minutes?: BirthMinutes | undefined;
  caption: string;
  note: string;
  column: string;
  placements: readonly ViewPlacement[];
}

function PlacementsTable({
  view,
  minutes,
  caption,
  note,
  column,
  placements,
}: PlacementsTableProps) {
  const hasHouses = placements.some(({ house }) => house !== null);
  // Of hours that leave the rising sign certain, houses are known by whole signs only.
  const houses = view.houses ?? (hasHouses ? ({ system: "whole-sign" } as const) : null);
  const isExact = view.kind !== "natal" || view.window.certainty === "exact";
  return (
    <FactsTable
      caption={caption}
      note={[note, describeHouses(houses)].join(" ").trim()}
      columns={[
        { name: column },
        { name: "Sign" },
        { name: "Degree", isNumber: true },
        { name: "Motion", shown: "roomy" },
        ...(hasHouses ? [{ name: "House", isNumber: true, shown: "not-tiny" } as const] : []),
      ]}
    >
      {placements.map((placement) => (
        <FactsRow
          key={placement.body}
          name={<Named symbol={<SkyGlyph path={GLYPHS[placement.body]} />}>{placement.body}</Named>}
        >
          <SignAndDegree placement={placement} isExact={isExact} minutes={minutes} />
          <FactsCell shown="roomy">
            <Motion placement={placement} />
          </FactsCell>
          {hasHouses ? (
            <FactsCell isNumber shown="not-tiny">
              {placement.house}
            </FactsCell>
          ) : null}
        </FactsRow>
      ))}
    </FactsTable>
  );
}

interface SignAndDegreeProps {
  placement: ViewPlacement;
  isExact: boolean;
  minutes: BirthMinutes | undefined;
}

function SignAndDegree({ placement, isExact, minutes }: SignAndDegreeProps) {
  const { sign, signs, arc, degree, longitude, isRetrograde, isMotionSettled } = placement;
  if (sign === null) {
    const shares = minutes ? computeSignShares(placement, minutes.ranges) : [];
    return (
      <FactsCell colSpan={2}>
        {shares.length > 0 && minutes
          ? formatSignShares(shares, minutes.whole)
          : formatSigns(signs)}{" "}
        <span className="block font-sans text-xs text-ink-muted">
          {formatSignChanges(placement, minutes?.ranges)}
        </span>
      </FactsCell>
    );
  }
  const [first, last] = [Math.floor(arc.from % 30), Math.floor(arc.to % 30)];
  const isRange = isSpreadOut(placement) || (!isExact && first !== last);
  const range = `${first}° to ${last}°`;
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
        <span className="whitespace-nowrap">{isRange ? range : point}</span>
      </FactsCell>
    </>
  );
}

function Motion({ placement: { isRetrograde, isMotionSettled } }: { placement: ViewPlacement }) {
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
