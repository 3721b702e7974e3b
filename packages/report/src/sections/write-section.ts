import {
  type Clarity,
  getElement,
  getTemperament,
  letterOn,
  type SectionName,
} from "@cosmic/domain";
import type { SectionPart, SectionPlan } from "../plan/section-plans.ts";
import type { SectionSky } from "../plan/section-sky.ts";
import type { ReportInputs } from "../report-inputs.ts";
import {
  asAside,
  asParagraphs,
  type WrittenSentence,
  type WrittenText,
  withEvidence,
} from "../text/written-text.ts";
import { SECTION_CORPORA } from "./section-corpora.ts";
import type { ClarityWording, SectionLines } from "./section-corpus.ts";
import { writeAngle } from "./write-angle.ts";
import { writeMeetings } from "./write-meeting.ts";
import { writePlacement } from "./write-placement.ts";

/**
 * A section by its plan: the type, two meetings of type and sign, temperament x element, the sign,
 * the placement of its planet with an angle and an aspect, clarity of its axis, something to notice
 * and something to try. The chart section has what was computed besides.
 *
 * Half of its sentences or more rest on the type, so that no two types read mostly the same text
 * under one sky. Where the chart has more to say, what is said of the sign alone makes room.
 */
export function writeSection(
  name: SectionName,
  inputs: ReportInputs,
  sky: SectionSky,
  plan: SectionPlan,
): WrittenText {
  const { notice, practice, ...parts } = writeParts(name, inputs, sky, plan);
  const paragraphs = plan.paragraphs.map((paragraph) => {
    if (paragraph === "notice") return asAside(paragraph, notice);
    if (paragraph === "practice") return asAside(paragraph, practice);
    return inOrder(paragraph, parts.sky).flatMap((part) => parts[part]);
  });
  return asParagraphs(withoutLoneOpening(paragraphs));
}

/** A section’s first sentence never stands alone: it opens what follows. */
function withoutLoneOpening(
  paragraphs: readonly (readonly WrittenSentence[])[],
): readonly (readonly WrittenSentence[])[] {
  const [first = [], second = [], ...others] = paragraphs;
  return first.length === 1 ? [[...first, ...second], ...others] : paragraphs;
}

/** A planet whose sign is open makes no beginning: it goes to the end of its paragraph. */
function inOrder(
  paragraph: readonly SectionPart[],
  sky: readonly WrittenSentence[],
): readonly SectionPart[] {
  const isOpen = sky.some(({ basis }) => basis.kind === "placement" && basis.sign === null);
  if (!isOpen || paragraph[0] !== "sky") return paragraph;
  return [...paragraph.slice(1), "sky"];
}

type WrittenParts = Record<SectionPart | "notice" | "practice", readonly WrittenSentence[]>;

function writeParts(
  name: SectionName,
  inputs: ReportInputs,
  sky: SectionSky,
  { signs: mostSigns }: SectionPlan,
): WrittenParts {
  const corpus = SECTION_CORPORA[name];
  const { lines } = corpus;
  const { mbtiType, sunSign: sign } = inputs;
  const temperament = getTemperament(mbtiType);
  const element = getElement(sign);
  const type = withEvidence({ kind: "type", mbtiType }, lines.byType[mbtiType]);
  const meetings = writeMeetings(corpus.meetings, inputs);
  const placement = writePlacement(corpus, inputs);
  const angle = writeAngle(corpus.angle, inputs.chart);
  const clarity = writeClarity(lines, inputs);
  const signLines = withEvidence({ kind: "sign", sign }, lines.bySign[sign]);
  const temperamentLines = withEvidence({ kind: "temperament-element", temperament, element }, [
    lines.byTemperamentAndElement[`${temperament}-${element}`],
  ]);

  const own = [type, ...Object.values(meetings), sky.meetings].flat().length;
  const room = own - [sky.opening, placement, angle, sky.aspect, clarity].flat().length;
  // Where there is room for two or more, one place is kept for the Sun sign.
  const more = sky.more.slice(0, room > 1 ? room - 1 : Math.max(0, room));
  const signs = signLines.slice(0, Math.min(mostSigns, Math.max(0, room - more.length)));
  const temperaments = temperamentLines.slice(0, Math.max(0, room - more.length - signs.length));
  return {
    ...meetings,
    type,
    clarity,
    computed: [...sky.opening, ...more, ...sky.meetings],
    sign: signs,
    temperament: temperaments,
    sky: [...placement, ...angle, ...sky.aspect],
  };
}

function writeClarity(
  { axis, byClarity, level }: SectionLines,
  { mbtiType, clarity: clarities }: ReportInputs,
): WrittenSentence[] {
  const letter = letterOn(mbtiType, axis);
  const wording = byClarity[letter];
  if (!wording) throw new Error(`The corpus has no wording for ${letter} on the axis ${axis}`);
  const clarity = clarities?.[axis] ?? null;
  return withEvidence({ kind: "clarity", axis, letter, clarity }, [
    wordingFor(clarity, wording, level),
  ]);
}

/** A picked type was not measured and counts as meant. */
function wordingFor(clarity: Clarity | null, { firm, soft }: ClarityWording, level: string) {
  if (clarity === "too close to call") return level;
  return clarity === "slight" ? soft : firm;
}
