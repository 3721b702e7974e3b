import type { GeneratedProfile, ReportBook, WireChart } from "@cosmic/contracts";
import { MBTI_TITLES, splitParagraphs } from "@cosmic/domain";
import { box, placed, roleText, star, text } from "../elements.ts";
import { COLORS, TYPE } from "../look.ts";
import type { FlowingPart } from "../pages.ts";
import type { Block } from "../typeset/blocks.ts";
import { standoutDrawing } from "./standout-drawing.ts";

const DRAWING = 118;
const GAP_BETWEEN = 22;

const standout = (
  { title, text: said }: ReportBook["standouts"][number],
  chart: WireChart | null,
): Block =>
  placed(
    { wrap: false },
    { flexDirection: "row", alignItems: "center" },
    chart ? box({ width: 136 }, standoutDrawing(title, chart, DRAWING)) : null,
    box(
      { flex: 1 },
      roleText("H2", { ...TYPE.heading, fontSize: 15, marginBottom: 5 }, title),
      text(TYPE.body, said),
    ),
  );

/** The three things that stand out in the chart, each beside a drawing of what it is about. */
export const standoutsPart = ({ standouts }: ReportBook, chart: WireChart | null): FlowingPart => ({
  id: "standouts",
  title: "What stands out in your chart",
  content: [box({ gap: GAP_BETWEEN }, ...standouts.map((each) => standout(each, chart)))],
});

/** How the type and the Sun sign disagree, and the strengths that the summary leaves out. */
export function argumentPart(
  { mbtiType, sunSign, strengths }: GeneratedProfile,
  { argument }: ReportBook,
): FlowingPart {
  const more = strengths.slice(3);
  return {
    id: "argument",
    title: `The ${MBTI_TITLES[mbtiType]} and ${sunSign}`,
    content: [
      box(
        { gap: 8 },
        ...splitParagraphs(argument).map((paragraph, index) =>
          text(index === 0 ? { ...TYPE.lead, fontSize: 11.8 } : TYPE.body, paragraph),
        ),
      ),
      more.length > 0 &&
        placed(
          { wrap: false },
          { marginTop: 16, gap: 5 },
          text({ ...TYPE.caps, color: COLORS.brass }, "More of your strengths"),
          ...more.map((said) =>
            box(
              { flexDirection: "row" },
              box({ width: 14, paddingTop: 4.2 }, star(6.5)),
              text({ ...TYPE.body, flex: 1 }, said),
            ),
          ),
        ),
    ],
  };
}
