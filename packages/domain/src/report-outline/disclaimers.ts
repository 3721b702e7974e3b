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

/** Which events of a year the text of its months tells, and which stand only in the lists of dates. */
export const FORECAST_RULE =
  "Every date of a month stands in its list. The text tells all of them but the lesser transits: of those, the six weightiest of the year.";

/** How the scenes of a report are meant; stands before its first part. */
export const SCENES_NOTE =
  "The people, places and evenings in these pages are invented. Read them for the gesture, and see whether it is yours.";
