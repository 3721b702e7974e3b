import type { GeneratedProfile } from "@cosmic/contracts";
import { layOut, REPORT_SECTIONS, type SectionForm, type SectionName } from "@cosmic/domain";
import { placed, rule, text } from "../elements.ts";
import { COLORS, ITALIC } from "../look.ts";
import type { Block } from "../typeset/blocks.ts";

export interface PullQuote {
  /** Null for a sentence of the part's opening. */
  section: SectionName | null;
  text: string;
}

/** Which sentences will do, the first choice first: by words, and by how fit to stand alone. */
const CHOICES = [
  { least: 8, most: 16, rank: 2 },
  { least: 5, most: 22, rank: 2 },
  { least: 8, most: 16, rank: 1 },
];
/** A sentence of about this length is quoted before a longer or shorter one. */
const BEST_WORDS = 11;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Openings that lean on the sentence before. */
const LEANS_ON =
  /^(?:This|That|These|Those|Such|It|Its|They|Their|Them|He|She|His|Her|Here|There|Then|Both|But|And|So|Or|Yet|Nor|Still|Even|Also|Either|Neither|One|Two|Three|Afterward|After|By|Now|Because|For|To|On|At|Later|Whichever|Meanwhile|Around|Somewhere)\b/;
/** Words for what only the sentences before name. */
const STANDS_FOR_OTHERS =
  /\b(?:they|them|their|theirs|he|she|him|his|her|the (?:other|first|second|former|latter))\b/i;
/** Quotations, figures, asides and lists read as torn out. */
const TORN_OUT = /[“”"\d:;()!?—–]/;
/** Told of the reader as what is, in no scene: "You argue so fairly…", "Your gut is…". */
const TELLS_THE_READER = /^(?:You|Your)\b/;
const NAMES_THE_READER = /\b(?:you|your)\b/i;

/** Told of others or of a scene as well as of the reader. */
const OF_OTHERS: readonly SectionForm[] = ["scene", "letter", "questions", "dialogue"];

interface Sentence extends PullQuote {
  words: number;
  form: SectionForm | "opening";
}

const splitSentences = (
  paragraph: string,
  origin: Pick<Sentence, "section" | "form">,
): Sentence[] =>
  Array.from(sentences.segment(paragraph), ({ segment }) => {
    const said = segment.trim();
    return { ...origin, text: said, words: said.split(/\s+/).length };
  }).filter(({ text: said }) => said.endsWith(".") && !TORN_OUT.test(said));

function listSentences(profile: GeneratedProfile, section: SectionName): Sentence[] {
  // The chart's own facts are not the type's.
  if (section === "detailedAstrologyChart") return [];
  const kinds = profile.sectionParagraphs.filter((each) => each.section === section);
  const { form } = REPORT_SECTIONS[section];
  return layOut(profile[section], kinds)
    .filter(({ kind }) => kind === null || kind === "lead" || kind === "answer")
    .flatMap(({ text: paragraph }) => splitSentences(paragraph, { section, form }));
}

/** Which sentences are quoted first: the higher, the sooner; 0 for those that are not quoted. */
function rank({ text: said, form }: Sentence): number {
  const leans = LEANS_ON.test(said) || STANDS_FOR_OTHERS.test(said);
  const namesReader = NAMES_THE_READER.test(said);
  if (leans) return 0;
  if (form === "opening") return namesReader ? 3 : 2;
  if (OF_OTHERS.includes(form)) return /^You\b/.test(said) ? 1 : 0;
  return TELLS_THE_READER.test(said) ? 5 : namesReader ? 4 : 0;
}

/**
 * The sentence of a part to set large: plain, of 8 to 16 words if it can be, and of the type's own text. Statements
 * about the reader go first, then the part's opening, then what scenes, letters, dialogues and answers
 * say; of one rank the one nearest to eleven words, of equals the first. Null for a part without one.
 */
export function choosePullQuote(
  profile: GeneratedProfile,
  sections: readonly SectionName[],
  opening: string,
): PullQuote | null {
  const quotable = [
    ...sections.flatMap((name) => listSentences(profile, name)),
    ...splitSentences(opening, { section: null, form: "opening" }),
  ]
    .filter((sentence) => rank(sentence) > 0)
    .toSorted(
      (a, b) =>
        rank(b) - rank(a) || Math.abs(a.words - BEST_WORDS) - Math.abs(b.words - BEST_WORDS),
    );
  for (const { least, most, rank: lowest } of CHOICES) {
    const best = quotable.find(
      (each) => each.words >= least && each.words <= most && rank(each) >= lowest,
    );
    if (best) return { section: best.section, text: best.text };
  }
  return null;
}

/** The sentence between two sections. */
export const pullQuote = ({ text: sentence }: PullQuote): Block =>
  placed(
    { wrap: false, role: "BlockQuote" },
    { paddingTop: 6, paddingBottom: 6, paddingRight: 60 },
    rule(COLORS["brass-line"], 1.2, { width: 40, marginBottom: 10 }),
    text(
      {
        ...ITALIC,
        fontSize: 19,
        lineHeight: 1.3,
        color: COLORS.ink,
      },
      sentence,
    ),
  );
