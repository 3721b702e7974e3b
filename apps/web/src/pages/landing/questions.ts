import { type ClaimId, claimText, PRODUCT_NAME } from "@cosmic/domain";

export interface Question {
  question: string;
  answer: string;
  /** A sentence before the answer, on the page only: it can be switched off after the page was built. */
  claim?: { id: ClaimId; text: string };
}

/** The four questions, as the page and its structured data give them. */
export function questions(): readonly Question[] {
  return [
    {
      question: "What is a cosmic personality blueprint?",
      answer: `A reading that puts two descriptions of you side by side: your personality type, from eight short questions, and your Sun sign, computed from your birth date. ${PRODUCT_NAME} reads the pair together and writes about your strengths, your work, your relationships and the things that steady you. The preview is free.`,
    },
    {
      question: "How accurate is the MBTI part?",
      answer:
        "It is a short quiz of our own, written in the spirit of the sixteen types, and not the MBTI instrument itself. Two questions for each pair of letters can point in a direction, not deliver a verdict: people who answer twice sometimes get a different letter. That is why we show how clear each letter was and let you choose the neighboring type.",
    },
    {
      question: "Is astrology scientifically valid?",
      answer:
        "No. The astronomy is exact, and we compute the Sun's position with care, but there is no good evidence that it shapes anyone's personality. Many people still find the old images useful for thinking about themselves, and that is how they are meant here: for reflection and enjoyment, not as a prediction.",
    },
    {
      question: "How long does the test take?",
      claim: {
        id: "assessmentTime",
        text: `Plan on ${claimText("assessmentTime")}, with time to think.`,
      },
      answer:
        "The quiz itself is eight questions, and your answers are kept if you reload the page. If you already know your type you can skip it and have your blueprint in about a minute.",
    },
  ];
}
