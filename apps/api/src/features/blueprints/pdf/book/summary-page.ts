import type { GeneratedProfile, ReportBook } from "@cosmic/contracts";
import {
  findAngleSign,
  formatDateHouses,
  getElement,
  getModality,
  MBTI_TITLES,
} from "@cosmic/domain";
import { box, placed, roleText, rule, star, text } from "../elements.ts";
import { birthText, formatCity } from "../format-birth.ts";
import { signsText } from "../format-sky.ts";
import { describeChangeover, GLANCE } from "../glance-pages.ts";
import { COLORS, MEDIUM, type Style, TYPE } from "../look.ts";
import { partPages, partTitle, type Sheet } from "../pages.ts";
import type { Coverage } from "../printable-text.ts";
import type { Block, Content } from "../typeset/blocks.ts";

const GIFTS = 3;
const SAID = { ...TYPE.body, fontSize: 9.4, lineHeight: 1.34 } as const;
/** Smaller than a chapter's first words, so that the longest thesis leaves room for the rest of its page. */
const THESIS = { ...TYPE.lead, fontSize: 10.8, lineHeight: 1.38 } as const;
/** In the serif: the sans lacks letters that names of cities have. */
const FACTS = {
  ...TYPE.body,
  fontSize: 9.6,
  lineHeight: 1.42,
  color: COLORS["ink-muted"],
} as const;
const HALF = { width: "47.5%" } as const;

/** "INFJ, Advocate · Sun in Scorpio (water, fixed) · Moon in Gemini · Aquarius rising". */
function factsLine({ mbtiType, sunSign, chart }: GeneratedProfile): string {
  const moon = chart?.placements.find(({ body }) => body === "Moon")?.signs ?? [];
  const element = getElement(sunSign).toLowerCase();
  const mode = getModality(sunSign).toLowerCase();
  const rising = chart && findAngleSign(chart, "ascendant");
  return [
    `${mbtiType}, ${MBTI_TITLES[mbtiType]}`,
    `Sun in ${sunSign} (${element}, ${mode})`,
    ...(moon.length > 0 ? [`Moon in ${signsText(moon)}`] : []),
    ...(rising ? [`${rising} rising`] : []),
  ].join("\u00A0· ");
}

const titled = (style: Style, title: string, ...children: readonly Content[]): Block =>
  placed(
    { wrap: false },
    { gap: 4, ...style },
    box(
      {},
      roleText("H2", { ...TYPE.caps, color: COLORS.brass, marginBottom: 4 }, title),
      rule(COLORS["rule-strong"], 0.6),
    ),
    ...children,
  );

const marked = (mark: Content, said: string): Block =>
  box(
    { flexDirection: "row" },
    box({ width: 14, paddingTop: 3.4 }, mark),
    text({ ...SAID, flex: 1 }, said),
  );

const gift = (said: string) => marked(star(6.5), said);
const cost = (said: string) => marked(rule(COLORS.signal, 1, { width: 6, height: 4 }), said);

const tension = ({ between, text: said }: ReportBook["tensions"][number]): Block =>
  box(
    { flexDirection: "row" },
    text({ ...SAID, width: 112, paddingRight: 12, ...MEDIUM }, between),
    text({ ...SAID, flex: 1 }, said),
  );

const dated = ({ date, label }: ReportBook["dates"][number]): Block =>
  box(
    {},
    text({ ...SAID, fontSize: 9.2, color: COLORS.brass }, date),
    text({ ...SAID, lineHeight: 1.3 }, label),
  );

const columns = (...children: readonly Content[]): Block =>
  box({ flexDirection: "row", justifyContent: "space-between" }, ...children);

/** What the report comes to, on a page: its thesis, gifts, costs, tensions, dates and one practice. */
export function summaryPage(
  profile: GeneratedProfile,
  { costs, tensions, dates, practice }: ReportBook,
  canPrint: Coverage,
): Sheet {
  const { archetype, overview, strengths, place, sunSign, chart } = profile;
  const changeover = describeChangeover(profile);
  const houses = formatDateHouses(
    dates.map(({ label }) => label),
    sunSign,
    chart && findAngleSign(chart, "ascendant"),
  );
  const born = `Born ${birthText(profile)}${place ? `, ${formatCity(place, canPrint)}` : ""}`;
  return partPages(
    GLANCE,
    partTitle(archetype),
    box(
      { gap: changeover ? 9 : 14 },
      box(
        { marginTop: -8 },
        text(FACTS, factsLine(profile)),
        text(FACTS, born),
        changeover &&
          box(
            {
              marginTop: 8,
              paddingLeft: 10,
              borderLeftWidth: 0.8,
              borderLeftColor: COLORS["brass-line"],
            },
            ...changeover.map((said) => text(FACTS, said)),
          ),
      ),
      text(THESIS, overview),
      columns(
        titled(HALF, "Three gifts", ...strengths.slice(0, GIFTS).map(gift)),
        titled(HALF, "Three costs", ...costs.map(cost)),
      ),
      titled({}, "Three tensions", ...tensions.map(tension)),
      columns(
        titled(
          HALF,
          "Three dates of the coming year",
          ...dates.map(dated),
          houses === null
            ? null
            : text({ ...SAID, fontSize: 7.6, color: COLORS["ink-muted"] }, houses),
        ),
        titled(HALF, "One practice", text(SAID, practice)),
      ),
    ),
  );
}
