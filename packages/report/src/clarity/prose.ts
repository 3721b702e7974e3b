import type { Axis, Letter } from "@cosmic/domain";

/** One sentence for a letter that the answers leaned to clearly or moderately, and one for a slight lean. */
export interface ClarityWording {
  firm: string;
  soft: string;
}

/** What is said of each axis in its one section, by letter and clarity, or for answers that came out level. */
export const clarityProse: Readonly<
  Record<Axis, { byLetter: Partial<Record<Letter, ClarityWording>>; level: string }>
> = {
  EI: {
    byLetter: {
      E: {
        firm: "Your answers put you among the extraverts without much argument, so take the hours with others in these pages at full size.",
        soft: "Your answers leaned toward extraversion by a little, which means that a second evening out in a row may already read like another person’s calendar.",
      },
      I: {
        firm: "Your answers put you among the introverts without much argument, so take the closed evenings in these pages at full size.",
        soft: "Your answers leaned toward introversion by a little, and there are weeks when a full table suits you better than these pages suppose.",
      },
    },
    level:
      "Between extraversion and introversion your answers came out level, so read every page about company as describing some of your weeks and not the others.",
  },
  SN: {
    byLetter: {
      S: {
        firm: "Your answers for sensing were clear: when a page here speaks of handling the thing itself, believe it.",
        soft: "Your answers leaned only slightly toward sensing, so give the pages about patterns and hunches a hearing as well.",
      },
      N: {
        firm: "Your answers for intuition were clear: when a page here speaks of the pattern behind the facts, believe it.",
        soft: "Your answers leaned only slightly toward intuition, so give the pages about hands and facts a hearing as well.",
      },
    },
    level:
      "Between sensing and intuition your answers came out level, and how you learn may turn on the subject more than on you.",
  },
  TF: {
    byLetter: {
      T: {
        firm: "On this your answers were plain: thinking decides, and feeling is heard as a witness.",
        soft: "On this your answers were close: thinking decides by a narrow vote, and the minority writes long opinions.",
      },
      F: {
        firm: "On this your answers were plain: feeling decides, and thinking is heard as a witness.",
        soft: "On this your answers were close: feeling decides by a narrow vote, and the minority writes long opinions.",
      },
    },
    level:
      "On this your answers were even between thinking and feeling, so check each row above against the last decision you actually made.",
  },
  JP: {
    byLetter: {
      J: {
        firm: "As to plans, your answers left no doubt that you like things settled, and most of what is said here of work assumes it.",
        soft: "As to plans, your answers preferred things settled by a small margin, so a job with loose edges may suit you better than it sounds.",
      },
      P: {
        firm: "As to plans, your answers left no doubt that you like things open, and most of what is said here of work assumes it.",
        soft: "As to plans, your answers preferred things open by a small margin, so a job with firm edges may suit you better than it sounds.",
      },
    },
    level:
      "As to plans, your answers came out even between settled and open, so take what is said here of schedules with a choice of two pens.",
  },
};
