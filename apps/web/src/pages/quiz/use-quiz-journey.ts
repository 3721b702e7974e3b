import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { useLocation, useNavigate } from "../../router.ts";
import { readStored, STORE_KEYS, writeStored } from "../../shared/browser-store/browser-store.ts";
import {
  findScreen,
  parseDraft,
  type QuizDraft,
  type QuizScreen,
  reachableScreen,
  screenBefore,
} from "./quiz-draft.ts";

/** What each of the wizard's history entries carries; `depth` counts the wizard's own entries before it. */
interface QuizEntry {
  screen: QuizScreen;
  depth: number;
}

function findEntry(state: unknown): QuizEntry | null {
  if (typeof state !== "object" || state === null) return null;
  const { screen: given, depth } = state as Partial<Record<keyof QuizEntry, unknown>>;
  const screen = findScreen(given);
  return screen && { screen, depth: Number.isInteger(depth) ? Number(depth) : 0 };
}

/**
 * The wizard's position and draft. Every screen is a history entry of /quiz, so the browser's Back
 * goes one screen back; Previous does the same instead of adding entries. The draft lives in the
 * session storage, the position in the history, and both survive a reload.
 */
export function useQuizJourney() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => parseDraft(readStored(STORE_KEYS.quizProgress)));
  const entry = findEntry(state);
  const screen = reachableScreen(entry?.screen ?? draft.screen, draft);
  const depth = entry?.depth ?? 0;
  const isNewEntry = entry === null;

  function update(change: Partial<QuizDraft>): QuizDraft {
    const next = { ...draft, ...change };
    setDraft(next);
    writeStored(STORE_KEYS.quizProgress, JSON.stringify(next));
    return next;
  }

  // An entry without a position gets the one it shows, so that coming back to it shows the same.
  useEffect(() => {
    if (isNewEntry) {
      const named: QuizEntry = {
        screen: { step: screen.step, question: screen.question },
        depth: 0,
      };
      void navigate(paths.quiz(), { replace: true, state: named });
    }
  }, [isNewEntry, screen.step, screen.question, navigate]);

  return {
    draft,
    screen,
    update,
    goTo: (next: QuizScreen, change: Partial<QuizDraft> = {}) => {
      update({ ...change, screen: next });
      const pushed: QuizEntry = { screen: next, depth: depth + 1 };
      void navigate(paths.quiz(), { state: pushed });
    },
    goBack: () => {
      const previous = screenBefore(screen);
      update({ screen: previous });
      if (depth > 0) void navigate(-1);
      else void navigate(paths.quiz(), { replace: true, state: { screen: previous, depth: 0 } });
    },
  };
}
