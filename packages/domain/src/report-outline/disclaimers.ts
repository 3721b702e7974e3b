/** Stands above the sections that touch health, money, childhood, past lives and parenting. */
export const SECTION_DISCLAIMER =
  "A prompt for reflection, not psychological, medical, legal or financial advice.";

/** What a report is and is not, on the page and on every copy of it. */
export const REPORT_DISCLAIMERS = {
  use: "Your blueprint is for self-reflection and entertainment. It is not psychological, medical, legal or financial advice, and it is not meant for hiring.",
  astrology:
    "The sky is computed; what it means is a symbolic tradition, used here as a prompt. There is no evidence that it predicts personality.",
  trademark:
    "This is not the MBTI® instrument. MBTI and Myers-Briggs are registered trademarks of their owner, who neither endorses this report nor is affiliated with it.",
} as const;

/** Which dates of a year the lists of its months show; their texts tell each of them. */
export const FORECAST_RULE =
  "The list of a month has its moons and eclipses, turns of Mercury, Venus and Mars, sign changes of the slower planets, your solar return, and one or two transits, the weightiest there are, one where a list would pass five dates. Its text tells what this means for you in the Sun’s house and at the dates that weigh most, three at most. Transits to your Uranus, Neptune and Pluto are left out, since people of your age share them, unless the planet meets its own place.";

/** Where the houses of a forecast are counted from, for a chart without a rising sign. */
export const formatSolarHouses = (sunSign: string): string =>
  `Your rising sign is not known, so houses here are counted from your Sun sign, ${sunSign}.`;

/** How the scenes of a report are meant; stands before its first part. */
export const SCENES_NOTE =
  "The people, places and evenings in these pages are invented. Read them for the gesture, and see whether it is yours. Each section follows one thread, your type or a planet, and two threads may pull against each other, as they do in people.";
