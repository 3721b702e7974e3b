import type { BirthInfo } from "@cosmic/contracts";
import {
  findUtcMidnight,
  isMbtiType,
  isQuizAnswer,
  isZodiacSign,
  type MbtiType,
  QUESTION_COUNT,
  type QuizStep,
  UNANSWERED,
} from "@cosmic/domain";

export type QuizScreenStep = Exclude<QuizStep, "finished">;

/** What the wizard shows; `question` counts from 0 and matters in the step "questions" only. */
export interface QuizScreen {
  step: QuizScreenStep;
  question: number;
}

/** Everything the visitor has entered, so that a reload or a failed submit loses nothing. */
export interface QuizDraft {
  birthDate: string;
  /** The server's response to the birth date; null until it is saved. */
  birthInfo: BirthInfo | null;
  chosenType: MbtiType | "";
  /** Eight option positions from 1; 0 stands for a question not answered yet. */
  answers: readonly number[];
  screen: QuizScreen;
}

export const FIRST_SCREEN: QuizScreen = { step: "birth-information", question: 0 };

export const EMPTY_DRAFT: QuizDraft = {
  birthDate: "",
  birthInfo: null,
  chosenType: "",
  answers: Array.from({ length: QUESTION_COUNT }, () => UNANSWERED),
  screen: FIRST_SCREEN,
};

const STEPS: readonly string[] = [
  "birth-information",
  "personality-type",
  "select-type",
  "questions",
] satisfies QuizScreenStep[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The screen in an untrusted value (history state, storage), or null. */
export function findScreen(value: unknown): QuizScreen | null {
  if (!isRecord(value) || !STEPS.includes(String(value["step"]))) return null;
  const question = Number(value["question"]);
  if (!Number.isInteger(question) || question < 0 || question >= QUESTION_COUNT) return null;
  return { step: value["step"] as QuizScreenStep, question };
}

function findBirthInfo(value: unknown): BirthInfo | null {
  if (!isRecord(value) || typeof value["birthDate"] !== "string") return null;
  const isUsable = findUtcMidnight(value["birthDate"]) !== null && isZodiacSign(value["sunSign"]);
  return isUsable ? (value as unknown as BirthInfo) : null;
}

function answersIn(value: unknown): readonly number[] {
  const given: unknown[] = Array.isArray(value) ? value : [];
  return EMPTY_DRAFT.answers.map((_, index) => {
    const answer = given[index];
    return isQuizAnswer(answer) ? answer : UNANSWERED;
  });
}

/** Parses a stored draft; unreadable parts count as not entered. */
export function parseDraft(text: string | null): QuizDraft {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (!isRecord(value)) return EMPTY_DRAFT;
    return {
      birthDate: typeof value["birthDate"] === "string" ? value["birthDate"] : "",
      birthInfo: findBirthInfo(value["birthInfo"]),
      chosenType: isMbtiType(value["chosenType"]) ? value["chosenType"] : "",
      answers: answersIn(value["answers"]),
      screen: findScreen(value["screen"]) ?? FIRST_SCREEN,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** The requested screen, or the latest one before it that may open: no question is skipped. */
export function reachableScreen(screen: QuizScreen, draft: QuizDraft): QuizScreen {
  if (draft.birthInfo === null) return FIRST_SCREEN;
  if (screen.step !== "questions") return screen;
  const firstOpen = draft.answers.indexOf(UNANSWERED);
  const furthest = firstOpen === -1 ? QUESTION_COUNT - 1 : firstOpen;
  return { ...screen, question: Math.min(screen.question, furthest) };
}

/** The screen Previous and Back lead to. */
export function screenBefore({ step, question }: QuizScreen): QuizScreen {
  if (step === "questions" && question > 0) return { step, question: question - 1 };
  if (step === "questions" || step === "select-type") {
    return { step: "personality-type", question: 0 };
  }
  return FIRST_SCREEN;
}
