import { QUESTION_COUNT } from "./topics.ts";

/** What the bar says on each of the wizard's screens; "finished" is the state after the last answer. */
const CAPTIONS = {
  "birth-information": "Step 1 of 3: Birth Information",
  "personality-type": "Step 2 of 3: Personality Type",
  "select-type": "Step 2 of 3: Select Your Type",
  questions: "Step 3 of 3: Personality Quiz",
  finished: "Step 3 of 3: Personality Quiz",
} as const;

export type QuizStep = keyof typeof CAPTIONS;

/** Where the bar stands when each screen opens, in percent. */
const PERCENT_AT_START: Readonly<Record<QuizStep, number>> = {
  "birth-information": 33,
  "personality-type": 66,
  "select-type": 66,
  questions: 66,
  finished: 100,
};

export interface QuizProgress {
  /** 0 to 100, exact; round it to show it. */
  percent: number;
  caption: string;
}

/** Where the progress bar stands and what it says. Questions count from 0. */
export function quizProgress(step: QuizStep, questionIndex = 0): QuizProgress {
  const start = PERCENT_AT_START[step];
  const share = step === "questions" ? questionIndex / QUESTION_COUNT : 0;
  return { percent: start + share * (100 - start), caption: CAPTIONS[step] };
}
