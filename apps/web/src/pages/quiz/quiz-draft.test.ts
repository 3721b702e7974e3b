import { expect, test } from "vitest";
import {
  EMPTY_DRAFT,
  FIRST_SCREEN,
  findScreen,
  parseDraft,
  type QuizDraft,
  reachableScreen,
  screenBefore,
} from "./quiz-draft.ts";

const saved: QuizDraft = {
  ...EMPTY_DRAFT,
  birthDate: "1990-03-21",
  birthInfo: {
    birthDate: "1990-03-21",
    sunSign: "Aries",
    changeover: null,
    birthTime: null,
    place: null,
  },
  answers: [1, 5, 0, 0, 0, 0, 0, 0],
};

test("a stored draft comes back as it was", () => {
  expect(parseDraft(JSON.stringify(saved))).toEqual(saved);
});

test.each([
  null,
  "",
  "{",
  "7",
  "[]",
  '{"answers":"x","birthInfo":{"birthDate":"1990-02-30","sunSign":"Aries"},"chosenType":"toString","screen":{"step":"end","question":0}}',
])("an unreadable draft counts as empty: %s", (text) => {
  expect(parseDraft(text)).toEqual(EMPTY_DRAFT);
});

test("of stored answers only the positions 1 to 5 count", () => {
  const stored = JSON.stringify({ answers: [1, 6, "2", 2.5, 5, null, 3, 4, 1] });
  expect(parseDraft(stored).answers).toEqual([1, 0, 0, 0, 5, 0, 3, 4]);
});

test("no later screen opens without a saved birth date", () => {
  expect(reachableScreen({ step: "questions", question: 7 }, EMPTY_DRAFT)).toEqual(FIRST_SCREEN);
});

test("no question is skipped", () => {
  expect(reachableScreen({ step: "questions", question: 7 }, saved).question).toBe(2);
  expect(reachableScreen({ step: "questions", question: 1 }, saved).question).toBe(1);
  const complete = { ...saved, answers: [1, 2, 3, 4, 5, 1, 2, 3] };
  expect(reachableScreen({ step: "questions", question: 7 }, complete).question).toBe(7);
});

test("each screen has the right previous screen", () => {
  expect(screenBefore({ step: "questions", question: 3 })).toEqual({
    step: "questions",
    question: 2,
  });
  expect(screenBefore({ step: "questions", question: 0 }).step).toBe("personality-type");
  expect(screenBefore({ step: "select-type", question: 0 }).step).toBe("personality-type");
  expect(screenBefore({ step: "personality-type", question: 0 })).toEqual(FIRST_SCREEN);
});

test("a screen from history or storage is validated", () => {
  expect(findScreen({ step: "questions", question: 8 })).toBeNull();
  expect(findScreen({ step: "finished", question: 0 })).toBeNull();
  expect(findScreen("questions")).toBeNull();
});
