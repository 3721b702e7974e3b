import type { GeneratedProfile } from "@cosmic/contracts";
import {
  AXIS_NAMES,
  describeCloseTypes,
  describeOnScale,
  explainScale,
  MBTI_TITLES,
  placeOnScale,
} from "@cosmic/domain";
import { box, drawing, placed, text } from "./elements.ts";
import { COLORS, TYPE } from "./look.ts";
import { type Part, partPages, partTitle, type Sheet } from "./pages.ts";
import type { Block, Content } from "./typeset/blocks.ts";

export const CLARITY: Part = { id: "clarity", title: "How clearly your answers fell" };

type AxisResult = NonNullable<GeneratedProfile["axes"]>[number];

const WIDTH = 483;
const HALF = 232;

function scale(result: AxisResult, isTied: boolean): Block {
  const middle = WIDTH / 2;
  const { marks, place } = placeOnScale(result);
  const ticks = Array.from({ length: 2 * marks + 1 }, (_, index) => {
    const mark = index - marks;
    const half = mark === 0 ? 7 : 3.5;
    return `M${middle + (mark / marks) * HALF} ${12 - half}V${12 + half}`;
  });
  const viewBox = { x: 0, y: 0, width: WIDTH, height: 24 };
  return drawing({ viewBox, width: WIDTH, height: 24 }, [
    {
      kind: "path",
      d: `M${middle - HALF} 12H${middle + HALF}${ticks.join("")}`,
      stroke: COLORS["rule-strong"],
      strokeWidth: 0.6,
    },
    {
      kind: "circle",
      cx: middle + place * HALF,
      cy: 12,
      r: 5,
      fill: isTied ? "#ffffff" : COLORS.brass,
      stroke: isTied ? COLORS.signal : COLORS.brass,
      strokeWidth: 1.4,
    },
  ]);
}

const pole = (letter: string, name: string, isChosen: boolean) =>
  text(
    { ...TYPE.heading, color: isChosen ? COLORS.ink : COLORS["ink-faint"] },
    `${letter}  ${name}`,
  );

function axisEntry(result: AxisResult): Block {
  const { axis, letter, clarity, neighbour } = result;
  const [first, second] = AXIS_NAMES[axis];
  const word = clarity.charAt(0).toUpperCase() + clarity.slice(1);
  return placed(
    { wrap: false },
    { paddingTop: 15, paddingBottom: 15, borderBottomWidth: 0.5, borderBottomColor: COLORS.rule },
    box(
      { flexDirection: "row", justifyContent: "space-between", marginBottom: 4 },
      pole(axis.charAt(0), first, letter === axis.charAt(0)),
      pole(axis.charAt(1), second, letter === axis.charAt(1)),
    ),
    scale(result, neighbour !== null),
    text({ ...TYPE.body, marginTop: 3 }, `${word}. ${describeOnScale(result)}.`),
    neighbour &&
      text(
        { ...TYPE.body, color: COLORS.signal },
        `The neighboring type, ${neighbour}, ${MBTI_TITLES[neighbour]}, fits your answers just as well; your lifetime access includes a blueprint for it.`,
      ),
  );
}

function closeTypes(axes: readonly AxisResult[]): Content {
  const sentence = describeCloseTypes(axes);
  return sentence === null ? null : text({ ...TYPE.body, marginTop: 15 }, sentence);
}

/** How the quiz fell on each axis, with the neighboring type where it was too close to call and the likeliest types where letters are close. */
export const listClarity = (axes: readonly AxisResult[]): Content[] => [
  text(
    { ...TYPE.body, color: COLORS["ink-muted"], marginBottom: 16, paddingRight: 60 },
    explainScale(axes),
  ),
  box({ borderTopWidth: 0.8, borderTopColor: COLORS["rule-strong"] }, ...axes.map(axisEntry)),
  closeTypes(axes),
];

export const clarityPage = (axes: readonly AxisResult[]): Sheet =>
  partPages(CLARITY, partTitle(CLARITY.title), ...listClarity(axes));
