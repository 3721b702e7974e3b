import type { GeneratedProfile, WireChart } from "@cosmic/contracts";
import { ELEMENTS, MODALITIES, type ZodiacSign } from "@cosmic/domain";
import { listDayMinutes } from "@cosmic/domain/chart";
import { ASPECT_GLYPHS, BODY_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { computeSignShares, formatSignShares } from "@cosmic/domain/hours";
import { box, glyph, heading, placed, roleText, text, withRole } from "./elements.ts";
import {
  ASPECT_LABELS,
  degreeText,
  type Placement,
  positionText,
  signsText,
  utcMinuteText,
} from "./format-sky.ts";
import { COLORS, type Style, TYPE } from "./look.ts";
import { type Part, partPages, partTitle, type Sheet } from "./pages.ts";
import type { Block, Content } from "./typeset/blocks.ts";

export const TABLES: Part = { id: "sky-tables", title: "The sky in figures" };

type Angle = NonNullable<WireChart["angles"]>["ascendant"];

const GLYPH = 11;
const TABULAR_NUMBERS = { ...TYPE.table, fontFeatureSettings: ["tnum"] };

const row = (...cells: Content[]) =>
  placed(
    { wrap: false, role: "TR" },
    {
      flexDirection: "row",
      alignItems: "center",
      paddingTop: 2.8,
      paddingBottom: 2.8,
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS.rule,
    },
    ...cells,
  );

const cell = (style: Style, ...children: Content[]) =>
  placed({ role: "TD" }, { flexDirection: "row", alignItems: "center", ...style }, ...children);

const headRow = (...columns: readonly { width: Style; title: string }[]) =>
  placed(
    { role: "TR" },
    {
      flexDirection: "row",
      paddingBottom: 4,
      borderBottomWidth: 0.8,
      borderBottomColor: COLORS["rule-strong"],
    },
    ...columns.map(({ width, title }) => box(width, roleText("TH", TYPE.caps, title))),
  );

const tableTitle = (title: string) =>
  withRole("H2", heading({ ...TYPE.heading, marginTop: 17, marginBottom: 6 }, title));

const WIDE = {
  body: { width: 112 },
  sign: { width: 150 },
  place: { width: 149 },
  house: { width: 72 },
};

/** Without a glyph where the sign is open. */
const signCell = (sign: ZodiacSign | null, words: string) =>
  cell(
    WIDE.sign,
    sign ? glyph(SIGN_GLYPHS[sign], GLYPH, COLORS.brass, { marginRight: 7 }) : null,
    text(TYPE.table, words),
  );

function bodyRow(placement: Placement, chart: WireChart): Block {
  const { body, sign, signs, isRetrograde, isMotionSettled } = placement;
  const house = chart.houses?.wholeSign.houseOf[body];
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
    house === undefined ? null : cell(WIDE.house, text(TABULAR_NUMBERS, String(house))),
  );
}

const angleRow = (name: string, { sign, longitude }: Angle) =>
  row(
    cell(WIDE.body, text({ ...TYPE.table, paddingLeft: GLYPH + 7 }, name)),
    signCell(sign, sign),
    cell({ flex: 1 }, text(TABULAR_NUMBERS, degreeText(longitude))),
  );

const bodies = (chart: WireChart) =>
  placed(
    { role: "Table" },
    {},
    headRow(
      { width: WIDE.body, title: "Body" },
      { width: WIDE.sign, title: "Sign" },
      { width: { flex: 1 }, title: "Degrees in the sign" },
      ...(chart.houses ? [{ width: WIDE.house, title: "House" }] : []),
    ),
    ...chart.placements.map((placement) => bodyRow(placement, chart)),
    ...(chart.angles
      ? [
          angleRow("Ascendant", chart.angles.ascendant),
          angleRow("Midheaven", chart.angles.midheaven),
        ]
      : []),
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
    chart.houses
      ? text(
          { ...TYPE.note, marginTop: 2 },
          "Houses are whole signs, counted from the rising sign, as in the text; settings of the chart on the site leave this document as it is.",
        )
      : null,
  );

type TimedBirth = Pick<GeneratedProfile, "birthDate" | "birthTime" | "birthHours" | "place">;

/** For how many of the possible minutes each body of open sign was in which; nothing without a place. */
function shareNotes({ birthDate, birthTime, birthHours, place }: TimedBirth, chart: WireChart) {
  const open = chart.placements.filter(({ sign }) => sign === null);
  if (birthTime !== null || place === null || open.length === 0) return null;
  const { ranges } = listDayMinutes(birthDate, birthHours ?? null, place.timeZone);
  const whole = birthHours ? "the hours you gave" : "the day";
  return box(
    {},
    ...open.map((placement) => {
      const shares = formatSignShares(computeSignShares(placement, ranges), whole);
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
    chart.aspects.length > 0 ? tableTitle("Aspects, the closest first") : null,
    ...aspectRows(chart.aspects),
    balance(chart),
  ];
}

export const skyTables = (birth: TimedBirth, chart: WireChart): Sheet =>
  partPages(TABLES, partTitle(TABLES.title), ...listTables(birth, chart));
