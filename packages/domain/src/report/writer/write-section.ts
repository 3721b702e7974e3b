import { letterOn, temperamentOf } from "../../mbti/types.ts";
import type { Clarity } from "../../quiz/scoring.ts";
import { elementOf } from "../../zodiac/signs.ts";
import { SECTION_CORPORA } from "../corpus/index.ts";
import { MEETING_CORPORA } from "../corpus/meetings/index.ts";
import type { ClarityWording, SectionCorpus } from "../corpus/section-corpus.ts";
import type { ReportFacts } from "../report-facts.ts";
import type { SectionName } from "../sections.ts";
import type { WrittenSentence, WrittenText } from "../sentence-basis.ts";
import type { SectionSky } from "./section-sky.ts";
import { writeMeetings } from "./write-meeting.ts";
import { writePlacement } from "./write-placement.ts";
import { asParagraph, restingOn } from "./written-text.ts";

/**
 * A section: the type, where type and sign meet, temperament x element, the sign, the placement of its
 * planet, an angle, an aspect, clarity of its axis, something to notice and something to try. The
 * chart section opens with what was computed.
 *
 * Half of its sentences or more rest on the type, so that no two types read mostly the same text
 * under one sky. Where the chart has more to say, what is said of the sign alone makes room.
 */
export function writeSection(name: SectionName, facts: ReportFacts, sky: SectionSky): WrittenText {
  const corpus = SECTION_CORPORA[name];
  const { mbtiType, sunSign: sign } = facts;
  const temperament = temperamentOf(mbtiType);
  const element = elementOf(sign);
  const ofType = restingOn({ kind: "type", mbtiType }, corpus.byType[mbtiType]);
  const { pull, gift, notice, practice } = writeMeetings(MEETING_CORPORA[name], facts);
  const placement = writePlacement(name, facts);
  const clarity = writeClarity(corpus, facts);
  const ofSign = restingOn({ kind: "sign", sign }, corpus.bySign[sign]);
  const ofTemperament = restingOn({ kind: "temperament-element", temperament, element }, [
    corpus.byTemperamentAndElement[`${temperament}-${element}`],
  ]);

  const own = [ofType, pull, gift, notice, practice, sky.meetings].flat().length;
  const room = own - [sky.opening, placement, sky.angle, sky.aspect, clarity].flat().length;
  // Where there is room for two or more, one place is kept for the Sun sign.
  const more = sky.more.slice(0, room > 1 ? room - 1 : Math.max(0, room));
  const signs = ofSign.slice(0, Math.max(0, room - more.length));
  const temperaments = ofTemperament.slice(0, Math.max(0, room - more.length - signs.length));
  return asParagraph(
    sky.opening,
    more,
    sky.meetings,
    ofType,
    pull,
    temperaments,
    signs,
    gift,
    placement,
    sky.angle,
    sky.aspect,
    clarity,
    notice,
    practice,
  );
}

function writeClarity(
  { axis, byClarity, level }: SectionCorpus,
  { mbtiType, clarity: clarities }: ReportFacts,
): WrittenSentence[] {
  const letter = letterOn(mbtiType, axis);
  const wording = byClarity[letter];
  if (!wording) throw new Error(`The corpus has no wording for ${letter} on the axis ${axis}`);
  const clarity = clarities?.[axis] ?? null;
  return restingOn({ kind: "clarity", axis, letter, clarity }, [
    wordingFor(clarity, wording, level),
  ]);
}

/** A picked type was not measured and counts as meant. */
function wordingFor(clarity: Clarity | null, { firm, soft }: ClarityWording, level: string) {
  if (clarity === "too close to call") return level;
  return clarity === "slight" ? soft : firm;
}
