import { MBTI_TITLES, PRODUCT_NAME } from "@cosmic/domain";
import { box, roleText, text } from "./elements.ts";
import { birthText, formatCity, writtenText } from "./format-birth.ts";
import { COLORS, PAGE, SANS, SERIF, TYPE } from "./look.ts";
import { plainPage, type Sheet } from "./pages.ts";
import { ornament, plate } from "./plate.ts";
import type { PrintableReport } from "./printable-report.ts";
import type { Coverage } from "./printable-text.ts";
import { zodiacDrawing } from "./wheel-drawing.ts";

const RING = 300;
const centered = { textAlign: "center" } as const;

/** An archetype's name grows smaller as it grows longer, so that two lines hold it. */
const titleSize = (archetype: string) =>
  archetype.length > 34 ? 30 : archetype.length > 24 ? 36 : 42;

/** The report's cover: whose sky, which type, when it was written. */
export function titlePage({ profile }: PrintableReport, canPrint: Coverage): Sheet {
  const { archetype, mbtiType, sunSign, chart, place } = profile;
  const sun = chart?.placements.find(({ body }) => body === "Sun");
  return plainPage(
    { id: "title", title: archetype },
    plate(),
    box(
      {
        height: PAGE.within,
        alignItems: "center",
        paddingTop: 92,
        paddingBottom: 78,
        paddingLeft: 76,
        paddingRight: 76,
      },
      text(
        {
          ...TYPE.caps,
          ...centered,
          fontSize: 10,
          letterSpacing: 0.9,
          color: COLORS.brass,
          marginBottom: 40,
        },
        PRODUCT_NAME,
      ),
      box(
        { width: RING, height: RING, alignItems: "center", justifyContent: "center" },
        box({ position: "absolute", top: 0, left: 0 }, zodiacDrawing(sun, RING)),
        text(
          {
            ...centered,
            fontFamily: SERIF,
            fontSize: 37,
            color: COLORS.ink,
            letterSpacing: 3,
            lineHeight: 1.1,
          },
          mbtiType,
        ),
      ),
      roleText(
        "H1",
        {
          ...centered,
          fontFamily: SERIF,
          fontSize: titleSize(archetype),
          lineHeight: 1.1,
          color: COLORS.ink,
          marginTop: 50,
          marginBottom: 12,
        },
        archetype,
      ),
      text(
        { ...centered, ...TYPE.lead, fontSize: 14, color: COLORS["ink-muted"], marginBottom: 22 },
        `${mbtiType}, ${MBTI_TITLES[mbtiType]}, with the Sun in ${sunSign}`,
      ),
      ornament(150),
      text({ ...centered, ...TYPE.lead, marginTop: 22 }, `Born ${birthText(profile)}`),
      place &&
        text(
          { ...centered, ...TYPE.body, color: COLORS["ink-muted"] },
          formatCity(place, canPrint),
        ),
      box({ flexGrow: 1 }),
      text({ ...centered, ...TYPE.caps, fontFamily: SANS }, `Written ${writtenText(profile)}`),
    ),
  );
}
