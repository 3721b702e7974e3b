import { parseAnswers, type QuizAnswers } from "@cosmic/domain";
import { readStored, STORE_KEYS } from "../../shared/browser-store/browser-store.ts";

/** The eight answers that this tab keeps and has not handed in; null while one is missing. */
export function readStoredAnswers(): QuizAnswers | null {
  try {
    const draft: unknown = JSON.parse(readStored(STORE_KEYS.quizProgress) ?? "null");
    if (typeof draft !== "object" || draft === null || !("answers" in draft)) return null;
    return parseAnswers(draft.answers);
  } catch {
    return null;
  }
}
