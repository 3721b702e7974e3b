import type { GeneratedProfile } from "@cosmic/contracts";
import {
  type ChartBody,
  findAngleSign,
  getElement,
  getModality,
  getSignFacts,
  MBTI_TITLES,
  splitParagraphs,
} from "@cosmic/domain";
import { box, heading, placed, text, withRole } from "./elements.ts";
import { birthText, formatCity, writtenText } from "./format-birth.ts";
import { signsText, utcMinuteText } from "./format-sky.ts";
import { COLORS, TYPE } from "./look.ts";
import { type Part, partPages, partTitle, type Sheet } from "./pages.ts";
import type { Coverage } from "./printable-text.ts";
import type { Block } from "./typeset/blocks.ts";

export const GLANCE: Part = { id: "at-a-glance", title: "At a glance" };

type Fact = readonly [term: string, value: string];

const listSigns = ({ chart }: GeneratedProfile, body: ChartBody) =>
  chart?.placements.find((placement) => placement.body === body)?.signs ?? [];

function listFacts(profile: GeneratedProfile, canPrint: Coverage): Fact[] {
  const { mbtiType, sunSign, chart, place } = profile;
  const moon = listSigns(profile, "Moon");
  const rising = chart && findAngleSign(chart, "ascendant");
  return [
    ["Type", `${mbtiType}, ${MBTI_TITLES[mbtiType]}`],
    ["Sun sign", `${sunSign}, ${getSignFacts(sunSign).figure}`],
    ["Element and mode", `${getElement(sunSign)}, ${getModality(sunSign).toLowerCase()}`],
    ...(moon.length > 0 ? [["Moon", signsText(moon)] as const] : []),
    ...(rising ? [["Rising sign", rising] as const] : []),
    ["Born", birthText(profile)],
    ...(place ? [["Birth place", formatCity(place, canPrint)] as const] : []),
    ["Written", writtenText(profile)],
  ];
}

/** As many of the last strengths as a page of its own would hold. */
const KEPT_TOGETHER = 3;

const fact = ([term, value]: Fact) =>
  box(
    {
      width: "50%",
      paddingTop: 6.5,
      paddingBottom: 6.5,
      paddingRight: 16,
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS.rule,
    },
    text({ ...TYPE.caps, marginBottom: 2 }, term),
    text({ ...TYPE.body, fontSize: 11.5, lineHeight: 1.3 }, value),
  );

/** Two beside each other. */
const factRows = (facts: readonly Fact[]) =>
  facts.flatMap((_, index) =>
    index % 2 === 0
      ? [box({ flexDirection: "row" }, ...facts.slice(index, index + 2).map(fact))]
      : [],
  );

/** Said to those born while the Sun changed sign: what it did, and how the report reads it. */
export function describeChangeover({
  changeover,
  sunSign,
}: GeneratedProfile): readonly [title: string, text: string] | null {
  if (!changeover) return null;
  const { from, to, at } = changeover;
  const other = sunSign === from ? to : from;
  return [
    `Born on the changeover from ${from} to ${to}`,
    `The Sun left ${from} for ${to} on ${utcMinuteText(at)}. We read you as ${sunSign}; depending on where and at what hour you were born, ${other} may be yours instead.`,
  ];
}

function changeoverNote(profile: GeneratedProfile): Block | null {
  const described = describeChangeover(profile);
  if (!described) return null;
  const [title, said] = described;
  return box(
    { borderLeftWidth: 2, borderLeftColor: COLORS["brass-line"], paddingLeft: 12, marginTop: 18 },
    text({ ...TYPE.body, fontSize: 11.5 }, title),
    text({ ...TYPE.body, fontSize: 9.8, color: COLORS["ink-muted"] }, said),
  );
}

const strength = (sentence: string, index: number) =>
  placed(
    { wrap: false },
    {
      flexDirection: "row",
      paddingTop: 4.4,
      paddingBottom: 4.4,
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS.rule,
    },
    text({ ...TYPE.body, width: 26, color: COLORS.brass }, String(index + 1)),
    text({ ...TYPE.body, flex: 1 }, sentence),
  );

/** What the report comes to, before its chapters: facts, overview, strengths. */
export function glancePages(profile: GeneratedProfile, canPrint: Coverage): Sheet {
  const { archetype, overview, strengths } = profile;
  const rows = strengths.map(strength);
  return partPages(
    GLANCE,
    partTitle(archetype),
    box(
      { borderTopWidth: 0.8, borderTopColor: COLORS["rule-strong"] },
      ...factRows(listFacts(profile, canPrint)),
    ),
    changeoverNote(profile),
    box(
      { marginTop: 18 },
      ...splitParagraphs(overview).map((paragraph) =>
        text({ ...TYPE.lead, marginBottom: 8 }, paragraph),
      ),
    ),
    withRole(
      "H2",
      heading({ ...TYPE.heading, fontSize: 17, marginTop: 12, marginBottom: 7 }, "Key strengths"),
    ),
    box(
      { borderTopWidth: 0.8, borderTopColor: COLORS["rule-strong"] },
      ...rows.slice(0, -KEPT_TOGETHER),
      placed({ wrap: false }, {}, ...rows.slice(-KEPT_TOGETHER)),
    ),
  );
}
