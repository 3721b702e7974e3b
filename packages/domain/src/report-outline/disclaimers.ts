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

/** Which dates of a year the lists of its months show, and which of them their texts tell. */
export const FORECAST_RULE =
  "Nothing shows that the sky foretells events. Each month lists moons and eclipses, turns of Mercury, Venus and Mars, sign changes of the slower planets, your birthday, and the transits that its text tells or an earlier one told; a text tells three dates at most. Transits to your Uranus, Neptune and Pluto, which everyone your age has, are left out, except a planet’s return.";

/** Where the houses of a forecast are counted from. @param risingSign none where it is not known */
export const formatForecastHouses = (sunSign: string, risingSign?: string | null): string =>
  risingSign
    ? `Houses here are counted from your rising sign, ${risingSign}.`
    : `Your rising sign is not known, so houses here are counted from your Sun sign, ${sunSign}.`;

/**
 * Stands beside dates of which some are told by their houses, once those are counted from the Sun sign; null otherwise.
 * @param labels of the dates; one that names a point of the chart, "your Moon", rests on no house
 */
export const formatDateHouses = (
  labels: readonly string[],
  sunSign: string,
  risingSign?: string | null,
): string | null =>
  risingSign || labels.every((label) => / your [A-Z]/.test(label))
    ? null
    : `What a date touches is told by its house. ${formatForecastHouses(sunSign)}`;

/** How the scenes of a report are meant; stands before its first part. */
export const SCENES_NOTE =
  "The people, places and evenings in these pages are invented. Read them for the gesture, and see whether it is yours.";
