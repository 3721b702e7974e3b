import type { Axis, Letter } from "@cosmic/domain";

/** Sentences for a letter that the answers leaned to clearly or moderately, and for a slight lean; one is used. */
export interface ClarityWording {
  firm: readonly [string, string, string];
  soft: readonly [string, string];
}

/** What is said of each axis in its one section, by letter and clarity, or for answers that came out level. */
export const clarityProse: Readonly<
  Record<Axis, { byLetter: Partial<Record<Letter, ClarityWording>>; level: string }>
> = {
  EI: {
    byLetter: {
      E: {
        firm: [
          "Your answers put you among the extraverts, so the right person enjoys a full house, or enjoys you in one.",
          "Extraversion came out ahead in your answers, which makes an empty week a poor test of any love.",
          "Your answers say that company is where you recharge, so tell the person you live with before a weekend is planned for two.",
        ],
        soft: [
          "Your answers leaned toward extraversion by a little, which means that a second evening out in a row may already read like another person’s calendar.",
          "Your answers leaned only slightly to extraversion, so allow for the weeks in which the best company is the kind that reads in the next room.",
        ],
      },
      I: {
        firm: [
          "Your answers put you among the introverts, so the right person can sit beside you all evening and say nothing.",
          "Introversion came out on top in your answers, and anyone who takes your silence for a verdict will be wrong about you by Friday.",
          "Your answers say that you recharge alone, so tell the person you live with before the first long vacation.",
        ],
        soft: [
          "Your answers leaned toward introversion by a little, so some weeks a full table is just what you want.",
          "Your answers leaned only slightly to introversion, so some of the solitude described here is a preference and some of it is a habit.",
        ],
      },
    },
    level:
      "Between extraversion and introversion your answers came out level. Try it on the Sunday after a big Saturday that you enjoyed: calling somebody is E, and turning the phone over is I.",
  },
  SN: {
    byLetter: {
      S: {
        firm: [
          "Sensing came first in your answers: when a page here speaks of handling the thing itself, take its word.",
          "Sensing came out ahead in your answers, so prefer the example to the theory, including the theories in this report.",
          "Your answers say that you learn from what is there, and a diagram without a part to hold is wasted on you.",
        ],
        soft: [
          "Your answers leaned only slightly toward sensing, so give the pages about patterns and hunches a hearing as well.",
          "Sensing is ahead in your answers by a thin margin, and a good theory will sometimes teach you faster than a good example.",
        ],
      },
      N: {
        firm: [
          "Intuition came first in your answers: when a page here speaks of the pattern behind the facts, take its word.",
          "Intuition came out ahead in your answers, so get the whole map first and let the streets come later.",
          "Your answers say that you learn from the idea downward, and a list of steps without a reason will not stay with you.",
        ],
        soft: [
          "Your answers leaned only slightly toward intuition, so give the pages about hands and facts a hearing as well.",
          "Intuition is ahead in your answers by a thin margin, and a good example will sometimes teach you faster than a good theory.",
        ],
      },
    },
    level:
      "Between sensing and intuition your answers came out level. Try it on the next gadget somebody shows you: reaching for it is S, and asking what else it could do is N.",
  },
  TF: {
    byLetter: {
      T: {
        firm: [
          "Your answers were clear on this one: you’d rather a decision were right than popular.",
          "Your answers say it in this order: thinking first, and feeling to check the result.",
          "Your answers gave thinking the last word, so this page is written for a mind that wants the logic laid out first.",
        ],
        soft: [
          "We’re less sure of your T than of other letters, so where a row above doesn’t sound like you, try the opposite of it.",
          "Your answers put thinking only slightly ahead here, so give feeling a hearing first.",
        ],
      },
      F: {
        firm: [
          "Your answers were clear on this one: you’d rather a decision sat well with people than won the argument.",
          "Your answers say it in this order: feeling first, and thinking to check the result.",
          "Your answers gave feeling the last word, so this page is written for a heart that wants its people considered first.",
        ],
        soft: [
          "We’re less sure of your F than of other letters, so where a row above doesn’t sound like you, try the opposite of it.",
          "Your answers put feeling only slightly ahead here, so give thinking a hearing first.",
        ],
      },
    },
    level:
      "Between thinking and feeling your answers came out level. Try it on the last hard choice you made: if what kept you awake was whether it was right, that’s T, and if it was who’d be hurt, that’s F.",
  },
  JP: {
    byLetter: {
      J: {
        firm: [
          "You like things settled, your answers say, so ask early who gets to move the plans there, and how often.",
          "You answered the questions about plans like a person with a calendar, so a job whose hours are anyone’s guess will cost you more than it pays.",
          "Your answers preferred things fixed in advance, which is worth telling an employer who praises flexibility.",
        ],
        soft: [
          "Your answers preferred things settled by a small margin, so a job with loose edges may suit you better than its description.",
          "Your answers preferred things settled, though barely, and a little disorder in a job’s description needn’t scare you off.",
        ],
      },
      P: {
        firm: [
          "You like things open, your answers say, so ask early how much of the week is decided before you walk in.",
          "You answered the questions about plans like a person who leaves the return ticket open, so a job that knows today what you’ll do in March will cost you more than it pays.",
          "Your answers preferred things open, which is worth telling an employer who praises procedures.",
        ],
        soft: [
          "Your answers preferred things open by a small margin, so a job with firm edges may suit you better than its description.",
          "Your answers preferred things open, though barely, and a schedule in a job’s description needn’t scare you off.",
        ],
      },
    },
    level:
      "Your answers split evenly between planning and leaving things open. Try it when Saturday’s plan falls through: if the first second is annoyance, that’s J, and if it’s relief, that’s P.",
  },
};
