import type { WrittenSentence } from "@cosmic/report";

/** The report's own terms, and words too common to be anyone's pet. */
const COMMON = new Set(
  `since whatever wherever however anyway meanwhile begin its things going beside besides
  a about above across after again against all almost alone along already also always am an and another any
  anyone anything are around as ask at away back be became because become been before behind being below
  best better between big bit both break bring business but buy by call came can care carry come could cut day
  did die different do does done down each early eat either else end enough even evening ever every 
  everyone everything eye face fall far feel few find fine first five for forget four friend from full gave get
  give go goes gone good got great grow had half hand happen hard has have he head hear heart help her here him
  his hold home hour house how idea if in into is it job just keep kind knew know last late learn leave left less
  let life light like line list listen little live long look lose lot love made make man many may mean meet might
  mind minute month more morning most move much must name near need never new next night no none nor not
  nothing notice now of off often old on once one only open or other our out over own page part past pay people
  person place plan point put question quite rather read ready real rest return right room run said same say see
  seem seen send set seven she should show side sit six sleep small so some someone something sometimes
  soon speak spend stand start stay step still stop such sure take talk tell ten than that the their them then
  there these they thing think third this those though thought three through time to today together told tomorrow
  tonight too took toward try turn twelve twenty twice two under until up us use very wait walk want was way we
  week well went were what when where whether which while who whole whom whose why will wish with within without
  word work world would write wrong year yes yet you your yourself child mother father body money answer
  letter table door number evidence weekend half-year ourselves myself himself herself itself themselves between
  sun moon mercury venus mars jupiter saturn uranus neptune pluto ascendant midheaven ic descendant aries taurus
  gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces sign house planet chart square trine
  sextile opposition conjunction conjunct retrograde direct eclipse ruler rising degree element fire earth air
  water cardinal fixed mutable exact january february march april may june july august september october november
  december second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth total partial annular
  penumbral advocate architect thinker commander debater mediator protagonist campaigner logistician protector
  executive consul virtuoso adventurer entrepreneur entertainer`.split(/\s+/),
);
const ENDINGS = /(?:’s|ings?|edly|ed|ingly|ness|ments?|ers?|ies|es|ly|s|y|e)$/;
const SHORTEST = 3;

/** The word without its ending, unless too little is left: "need" is no form of "ne". */
function stem(word: string): string {
  const whole = word.replace(/’(?:s|ll|d|re|ve|t|m)$/, "");
  const short = whole.replace(ENDINGS, "");
  return short.length < SHORTEST ? whole : short;
}

/** Pronouns of people in general, such as those made of any, every, no or some and body. */
const PRONOUN = /^(?:any|every|no|some)(?:body|one)$|^who(?:m|so)?ever$/;
const COMMON_STEMS = new Set([...COMMON].map(stem));

/** How often each family of content words is used, by its stem: "door" for doors, doorway apart. */
export function countFamilies(sentences: readonly WrittenSentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of sentences) {
    for (const word of text.toLowerCase().match(/[a-zà-ÿ][a-zà-ÿ’-]*/g) ?? []) {
      const family = stem(word);
      if (
        family.length < SHORTEST ||
        COMMON.has(word) ||
        PRONOUN.test(word) ||
        COMMON_STEMS.has(family)
      )
        continue;
      counts.set(family, (counts.get(family) ?? 0) + 1);
    }
  }
  return counts;
}
