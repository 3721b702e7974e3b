import type { GeneratedProfile, WireChart } from "@cosmic/contracts";
import { findAngleSign } from "@cosmic/domain";
import { box, roleText, text } from "./elements.ts";
import { birthText, formatCity } from "./format-birth.ts";
import { signsText, utcMinuteText } from "./format-sky.ts";
import { COLORS, PAGE, SERIF, TYPE } from "./look.ts";
import { type Part, plainPage, type Sheet } from "./pages.ts";
import { ornament, plate } from "./plate.ts";
import type { Coverage } from "./printable-text.ts";
import { wheelDrawing } from "./wheel-drawing.ts";

export const WHEEL: Part = { id: "wheel", title: "The sky at your birth" };

const WHEEL_WIDTH = 486;
const centered = { textAlign: "center" } as const;

/** What the drawing shows, and what it leaves open. */
function caption(chart: WireChart, hasHours: boolean): string {
  const { window, angles } = chart;
  const instant = utcMinuteText(window.reference);
  if (angles) return `Drawn for ${instant}, houses by whole signs, in the tropical zodiac.`;
  if (window.certainty === "exact") return `Drawn for ${instant}.`;
  const drawn = `Drawn for ${instant}; a band shows where a body may have stood.`;
  const rising = findAngleSign(chart, "ascendant");
  const counted = `the months count their houses from ${rising ?? "the Sun’s sign"}`;
  return hasHours
    ? `${drawn} The tables that follow say how surely the rising sign and the Midheaven hold at the hours you gave; ${counted}.`
    : `${drawn} Without an exact birth time and its place there is no rising sign, and ${counted}.`;
}

/** The drawing in words, for readers who do not see it; the tables after it say the rest. */
function describeWheel(chart: WireChart): string {
  const stood = chart.placements.map(({ body, signs }) => `${body} in ${signsText(signs)}`);
  const rising = findAngleSign(chart, "ascendant");
  const told = rising ? [...stood, `${rising} rising`] : stood;
  return `The birth chart as a wheel of the twelve signs: ${told.join(", ")}.`;
}

/** The birth chart as a plate of its own. */
export function wheelPage(
  { birthDate, birthTime, birthHours, place }: GeneratedProfile,
  chart: WireChart,
  canPrint: Coverage,
): Sheet {
  return plainPage(
    WHEEL,
    plate(),
    box(
      {
        height: PAGE.within,
        alignItems: "center",
        justifyContent: "space-between",
        paddingTop: 82,
        paddingBottom: 76,
        paddingLeft: 50,
        paddingRight: 50,
      },
      box(
        { alignItems: "center" },
        roleText(
          "H1",
          { ...centered, fontFamily: SERIF, fontSize: 27, lineHeight: 1.15 },
          WHEEL.title,
        ),
        text(
          {
            ...centered,
            ...TYPE.body,
            width: 400,
            color: COLORS["ink-muted"],
            marginTop: 6,
            marginBottom: 12,
          },
          [
            birthText({ birthDate, birthTime, birthHours }),
            ...(place ? [formatCity(place, canPrint)] : []),
          ].join(" · "),
        ),
        ornament(120),
      ),
      wheelDrawing(chart, WHEEL_WIDTH, { alt: describeWheel(chart) }),
      text(
        { ...TYPE.note, ...centered, width: 360 },
        caption(chart, birthHours !== undefined && place !== null),
      ),
    ),
  );
}
