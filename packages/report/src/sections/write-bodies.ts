import { getPlacement } from "@cosmic/domain/chart";
import type { ReportInputs } from "../report-inputs.ts";
import type { WrittenSentence } from "../text/written-text.ts";
import type { SectionBody } from "./section.ts";

/** What a person does in the sections that rest on each body; {Name} is "Venus in Gemini". */
const FRAMES: readonly { body: Exclude<SectionBody, "Sun">; frame: string }[] = [
  { body: "Mercury", frame: "{Name} does your thinking." },
  { body: "Venus", frame: "{Name} does your loving." },
  { body: "Mars", frame: "{Name} has your temper." },
  { body: "Moon", frame: "{Name} has your feelings." },
  { body: "Jupiter", frame: "{Name} has your faith." },
];

/**
 * Which planets the parts of a life follow here, so that a reader knows why two sections may disagree. A planet whose
 * sign the birth hour decides is left out.
 */
export function writeBodies({ mbtiType, sunSign, chart }: ReportInputs): WrittenSentence[] {
  const pairing = { kind: "type-sign", mbtiType, sign: sunSign } as const;
  const told = FRAMES.flatMap(({ body, frame }) => {
    const { sign } = getPlacement(chart, body);
    if (sign === null) return [];
    const name = `${body === "Moon" ? "The Moon" : body} in ${sign}`;
    return [
      { text: frame.replace("{Name}", name), basis: { kind: "placement", body, sign } as const },
    ];
  });
  return [
    {
      text: "Most pages speak from your type and your Sun; some listen to another planet.",
      basis: pairing,
    },
    ...told,
    {
      text: "Where two pages tell you opposite things, it’s the planets that disagree.",
      basis: pairing,
    },
  ];
}
