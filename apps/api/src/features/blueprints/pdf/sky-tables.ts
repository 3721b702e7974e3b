import type { WireChart } from "@cosmic/contracts";
import {
  CHART_BODIES,
  ELEMENTS,
  findAngleSign,
  findHouse,
  MODALITIES,
  type ZodiacSign,
} from "@cosmic/domain";
import { listDayMinutes } from "@cosmic/domain/chart";
import { ASPECT_GLYPHS, BODY_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { computeSignShares, formatSignShares } from "@cosmic/domain/hours";
import { box, glyph, placed, roleText, text } from "./elements.ts";
import {
  ASPECT_LABELS,
  degreeText,
  type Placement,
  positionText,
  signsText,
  utcMinuteText,
} from "./format-sky.ts";
import { hoursTable, type TimedBirth } from "./hours-table.ts";
import { COLORS, TYPE } from "./look.ts";
import { type Part, partPages, partTitle, type Sheet } from "./pages.ts";
import { cell, headRow, row, tableTitle, WIDE } from "./table-parts.ts";
import type { Block, Content } from "./typeset/blocks.ts";

export const TABLES: Part = { id: "sky-tables", title: "The sky in figures" };

const GLYPH = 11;
const TABULAR_NUMBERS = { ...TYPE.table, fontFeatureSettings: ["tnum"] };

/** Without a glyph where the sign is open. */
const signCell = (sign: ZodiacSign | null, words: string) =>
  cell(
    WIDE.sign,
    sign ? glyph(SIGN_GLYPHS[sign], GLYPH, COLORS.brass, { marginRight: 7 }) : null,
    text(TYPE.table, words),
  );

const hasHouses = (chart: WireChart) =>
  CHART_BODIES.some((body) => findHouse(chart, body) !== null);

function bodyRow(placement: Placement, chart: WireChart): Block {
  const { body, sign, signs, isRetrograde, isMotionSettled } = placement;
  const house = findHouse(chart, body);
  return row(
    cell(
      WIDE.body,
      glyph(BODY_GLYPHS[body], GLYPH, COLORS.ink, { marginRight: 7 }),
      text(TYPE.table, body),
      isRetrograde && isMotionSettled
        ? glyph(RETROGRADE_GLYPH, 8, COLORS.signal, { marginLeft: 5 })
        : null,
    ),
    signCell(sign, signsText(signs)),
    cell({ flex: 1 }, text(TABULAR_NUMBERS, positionText(placement))),
    house === null ? null : cell(WIDE.house, text(TABULAR_NUMBERS, String(house))),
  );
}

/** Of hours that leave an angle one sign, without the degree. */
function angleRow(name: string, angle: "ascendant" | "midheaven", chart: WireChart) {
  const sign = findAngleSign(chart, angle);
  if (sign === null) return null;
  const degrees = chart.angles ? degreeText(chart.angles[angle].longitude) : "the minute decides";
  return row(
    cell(WIDE.body, text({ ...TYPE.table, paddingLeft: GLYPH + 7 }, name)),
    signCell(sign, sign),
    cell({ flex: 1 }, text(TABULAR_NUMBERS, degrees)),
  );
}

const bodies = (chart: WireChart) =>
  placed(
    { role: "Table" },
    {},
    headRow(
      { width: WIDE.body, title: "Body" },
      { width: WIDE.sign, title: "Sign" },
      { width: { flex: 1 }, title: "Degrees in the sign" },
      ...(hasHouses(chart) ? [{ width: WIDE.house, title: "House" }] : []),
    ),
    ...chart.placements.map((placement) => bodyRow(placement, chart)),
    angleRow("Ascendant", "ascendant", chart),
    angleRow("Midheaven", "midheaven", chart),
  );

const notes = (chart: WireChart) =>
  box(
    {},
    chart.placements.some(({ isRetrograde }) => isRetrograde)
      ? box(
          { flexDirection: "row", alignItems: "center", marginTop: 5 },
          glyph(RETROGRADE_GLYPH, 8, COLORS.signal, { marginRight: 4 }),
          text(TYPE.note, "retrograde: moving backward as seen from Earth"),
        )
      : null,
    hasHouses(chart)
      ? text(
          { ...TYPE.note, marginTop: 2 },
          "Houses are whole signs, counted from the rising sign, as in the text; settings of the chart on the site leave this document as it is.",
        )
      : null,
  );

/** For how much of a day without hours each body of open sign was in which; nothing without a place. */
function shareNotes({ birthDate, birthTime, birthHours, place }: TimedBirth, chart: WireChart) {
  const open = chart.placements.filter(({ sign }) => sign === null);
  if (birthTime !== null || birthHours || place === null || open.length === 0) return null;
  const { ranges } = listDayMinutes(birthDate, null, place.timeZone);
  return box(
    {},
    ...open.map((placement) => {
      const shares = formatSignShares(computeSignShares(placement, ranges), "the day");
      return text({ ...TYPE.note, marginTop: 2 }, `${placement.body} in ${shares}.`);
    }),
  );
}

function aspectCell({ bodies: [one, other], aspect, orb }: WireChart["aspects"][number]) {
  return box(
    {
      flexDirection: "row",
      alignItems: "center",
      width: "48%",
      paddingTop: 2.8,
      paddingBottom: 2.8,
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS.rule,
    },
    ...[BODY_GLYPHS[one], ASPECT_GLYPHS[aspect], BODY_GLYPHS[other]].map((path, index) =>
      glyph(path, GLYPH, index === 1 ? COLORS.brass : COLORS.ink, { marginRight: 5 }),
    ),
    text({ ...TYPE.table, flex: 1, paddingLeft: 4 }, `${one} ${ASPECT_LABELS[aspect]} ${other}`),
    text({ ...TABULAR_NUMBERS, color: COLORS["ink-muted"] }, `${orb.toFixed(1)}°`),
  );
}

/** Two to a line, the closest first. */
function aspectRows(aspects: WireChart["aspects"]): Block[] {
  return aspects.flatMap((aspect, index) => {
    if (index % 2 === 1) return [];
    const next = aspects[index + 1];
    return [
      placed(
        { wrap: false },
        { flexDirection: "row", justifyContent: "space-between" },
        aspectCell(aspect),
        next ? aspectCell(next) : null,
      ),
    ];
  });
}

function balanceBars<Name extends string>(
  names: readonly Name[],
  weights: Readonly<Partial<Record<Name, number>>>,
  total: number,
): Block {
  const full = 118;
  return placed(
    { role: "Table" },
    { width: "48%" },
    ...names.map((name) => {
      const weight = weights[name] ?? 0;
      return row(
        roleText("TD", { ...TYPE.table, width: 66 }, name),
        box(
          { flex: 1 },
          box({
            width: (full * weight) / Math.max(total, 1),
            height: 5,
            backgroundColor: COLORS["brass-line"],
          }),
        ),
        roleText(
          "TD",
          { ...TABULAR_NUMBERS, width: 44, textAlign: "right" },
          `${weight} of ${total}`,
        ),
      );
    }),
  );
}

function balance({ balance: { elements, modalities, total, uncounted } }: WireChart) {
  return placed(
    { wrap: false },
    {},
    tableTitle("Balance"),
    box(
      { flexDirection: "row", justifyContent: "space-between" },
      balanceBars(ELEMENTS, elements, total),
      balanceBars(MODALITIES, modalities, total),
    ),
    uncounted.length > 0
      ? text(
          { ...TYPE.note, marginTop: 5 },
          `Not counted, the sign being open: ${uncounted.join(", ")}.`,
        )
      : null,
  );
}

/** Everything the wheel draws, as tables. */
export function listTables(birth: TimedBirth, chart: WireChart): Content[] {
  const { reference, certainty } = chart.window;
  return [
    text(
      { ...TYPE.body, color: COLORS["ink-muted"], marginBottom: 14 },
      `Positions, and distances from exact, for ${utcMinuteText(reference)}.${
        certainty === "date"
          ? " Aspects are listed only where they hold at every hour you may have been born."
          : ""
      }`,
    ),
    bodies(chart),
    notes(chart),
    shareNotes(birth, chart),
    ...hoursTable(birth),
    chart.aspects.length > 0 ? tableTitle("Aspects, the closest first") : null,
    ...aspectRows(chart.aspects),
    balance(chart),
  ];
}

export const skyTables = (birth: TimedBirth, chart: WireChart): Sheet =>
  partPages(TABLES, partTitle(TABLES.title), ...listTables(birth, chart));
