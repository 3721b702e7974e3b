import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mercury",
  bySign: {
    Aries: [
      "Mercury set off early in Aries on the day you were born.",
      "You may learn by attempting the exercise before reading the chapter, and by arguing with the author out loud.",
    ],
    Taurus: [
      "Your chart plants Mercury in Taurus, in good heavy soil.",
      "A lesson may sink in when it can be tasted, drawn or built, while a hurried one simply runs off.",
    ],
    Gemini: [
      "Quick Mercury was in Gemini, its favourite classroom, at your birth.",
      "Study may go best with two subjects open, a pen that clicks and somebody to tell at the break.",
    ],
    Cancer: [
      "In Cancer, the sign of your Mercury, knowledge needs a familiar face.",
      "A teacher’s kindness might stay with you longer than the syllabus, and dry facts may hold when tied to a person.",
    ],
    Leo: [
      "Mercury took the front desk in Leo when you were born.",
      "Explaining a topic to others, with gestures, may fix it in your mind more firmly than any silent reading.",
    ],
    Virgo: [
      "Mercury sharpens its pencils in Virgo, one of its own signs, and that is your placement.",
      "Notes, samples and small corrections may be how you learn, so allow yourself an untidy first page.",
    ],
    Libra: [
      "Learning comes in pairs where Mercury is in Libra, as in your chart.",
      "Two accounts compared, or a study partner across the table, may teach you what a lecture could not.",
    ],
    Scorpio: [
      "Mercury went down the mine of Scorpio at your birth.",
      "One subject studied to the bottom may please you better than ten sampled, starting with the footnote that bothers you.",
    ],
    Sagittarius: [
      "You have Mercury in Sagittarius, where a mind wants the whole continent before the street plan.",
      "Begin perhaps with the large idea, and let the irregular verbs come later as souvenirs.",
    ],
    Capricorn: [
      "Your Mercury studies in Capricorn, by the light of a practical lamp.",
      "A ladder of clear steps may keep you going, especially when the use of each one is plain.",
    ],
    Aquarius: [
      "Born under Mercury in Aquarius, you may learn sideways.",
      "An unusual course, a forum of enthusiasts or a faulty machine to take apart might teach you faster than the standard text.",
    ],
    Pisces: [
      "Mercury floated among the pictures of Pisces on your birth date.",
      "Stories, diagrams and background music may carry facts in, and teaching them back aloud shows which ones have settled.",
    ],
  },
  unsettled:
    "Your Mercury could belong to either of two signs, as it changed around your birth date; without the exact moment, trust whatever explains things best.",
};
