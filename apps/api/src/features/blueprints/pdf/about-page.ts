import type { GeneratedProfile } from "@cosmic/contracts";
import { CITIES_ATTRIBUTION } from "@cosmic/contracts/attribution";
import { PRODUCT_NAME, REPORT_DISCLAIMERS } from "@cosmic/domain";
import { box, placed, text } from "./elements.ts";
import { writtenText } from "./format-birth.ts";
import { COLORS, TYPE } from "./look.ts";
import { type Part, partPages, partTitle, type Sheet } from "./pages.ts";
import { ornament } from "./plate.ts";
import type { Block } from "./typeset/blocks.ts";

export const ABOUT: Part = { id: "about", title: "About this report" };

function howItWasMade({ axes, chart, book }: GeneratedProfile): string[] {
  return [
    axes
      ? "The four letters come from eight questions, two for each pair."
      : "The four letters are the ones you chose.",
    ...(chart
      ? [
          `Positions are computed for the geocentric, tropical zodiac of date${
            // The second edition states its clocks above the months.
            book ? "" : "; dates of the forecast are by Universal Time"
          }.`,
        ]
      : []),
  ];
}

const paragraph = (sentence: string) =>
  text({ ...TYPE.body, fontSize: 10, color: COLORS["ink-muted"], marginBottom: 9 }, sentence);

/** What the report is and is not, and the sources of its data. */
export function aboutText(profile: GeneratedProfile): Block {
  const { use, astrology, trademark } = REPORT_DISCLAIMERS;
  return placed(
    { wrap: false },
    { paddingRight: 90 },
    ...[use, astrology, trademark, howItWasMade(profile).join(" ")].map(paragraph),
    profile.place ? paragraph(CITIES_ATTRIBUTION) : null,
    paragraph("Set in Brygada 1918 and Instrument Sans, both under the SIL Open Font License."),
    box({ marginTop: 14, marginBottom: 14 }, ornament(110)),
    paragraph(`${PRODUCT_NAME}, ${writtenText(profile)}.`),
  );
}

export const aboutPage = (profile: GeneratedProfile): Sheet =>
  partPages(ABOUT, partTitle(ABOUT.title), aboutText(profile));
