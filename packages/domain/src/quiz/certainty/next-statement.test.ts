import { describe, expect, it } from "vitest";
import { AXES } from "../../mbti/types.ts";
import type { QuizAnswers } from "../answers.ts";
import { scoreQuiz, toItemAnswers } from "../scoring.ts";
import { ITEM_PARAMETERS } from "./item-parameters.ts";
import { readAxes } from "./letter-certainty.ts";
import { findNextStatement, isSettled } from "./next-statement.ts";
import { createItemBank, type ItemAnswer } from "./response-model.ts";
import { STATEMENTS, toItemAnswer } from "./statements.ts";

const LEVEL = toItemAnswers([3, 3, 3, 3, 3, 3, 3, 3]);
const FAR = toItemAnswers([1, 5, 1, 5, 5, 1, 5, 1]);

/** Everything asked of a taker who answers each statement this way. */
function ask(start: readonly ItemAnswer[], answer: (id: string) => number): ItemAnswer[] {
  const answers = [...start];
  for (;;) {
    const next = findNextStatement(STATEMENTS, answers);
    const given = next && toItemAnswer(next.id, answer(next.id));
    if (!given) return answers;
    answers.push(given);
  }
}

describe("the statements", () => {
  it("are 32, four for each letter, each with parameters", () => {
    expect(STATEMENTS).toHaveLength(32);
    for (const letter of AXES.join("")) {
      expect(STATEMENTS.filter((each) => each.letter === letter)).toHaveLength(4);
    }
    const known = new Map(ITEM_PARAMETERS.items.map(({ id, axis }) => [id, axis]));
    for (const { id, axis } of STATEMENTS) expect(known.get(id)).toBe(axis);
  });

  it("cite a number of the item pool once, or none", () => {
    const cited = STATEMENTS.flatMap(({ ipip }) => ipip ?? []);
    expect(cited).toHaveLength(16);
    expect(new Set(cited).size).toBe(16);
  });

  it("pull to the letter that agreeing speaks for", () => {
    expect(toItemAnswer("e-group", 5)).toEqual({ item: "e-group", pull: -2 });
    expect(toItemAnswer("i-quiet", 5)).toEqual({ item: "i-quiet", pull: 2 });
    expect(toItemAnswer("e-group", 3)).toEqual({ item: "e-group", pull: 0 });
    expect(toItemAnswer("gone", 3)).toBeNull();
  });
});

describe("findNextStatement", () => {
  it("asks of the least certain letter", () => {
    const quiz: QuizAnswers = [1, 5, 1, 3, 5, 1, 5, 3];
    const certainties = scoreQuiz(quiz).axes.map(({ certainty = 0 }) => Math.abs(certainty - 0.5));
    expect(Math.min(...certainties)).toBe(certainties[AXES.indexOf("JP")]);
    expect(findNextStatement(STATEMENTS, toItemAnswers(quiz))?.axis).toBe("JP");
  });

  it("asks the statement that tells more", () => {
    const items = ITEM_PARAMETERS.items.map((item) =>
      item.id === "p-pace" ? { ...item, a: 2 * item.a } : item,
    );
    const bank = createItemBank({ ...ITEM_PARAMETERS, items });
    const answers = toItemAnswers([1, 5, 1, 3, 5, 1, 5, 3]);
    expect(findNextStatement(STATEMENTS, answers, bank)?.id).toBe("p-pace");
  });

  it("asks nothing once every letter is settled", () => {
    expect(isSettled(readAxes(FAR))).toBe(true);
    expect(findNextStatement(STATEMENTS, FAR)).toBeNull();
  });

  it("asks each statement once at most, and all of them of a taker who stays in the middle", () => {
    const answers = ask(LEVEL, () => 3);
    expect(answers).toHaveLength(40);
    expect(new Set(answers.map(({ item }) => item)).size).toBe(40);
    expect(isSettled(readAxes(answers))).toBe(false);
  });

  it("stops early for a taker who is plain", () => {
    const answers = ask(LEVEL, (id) => (/^[enfj]/.test(id) ? 5 : 1));
    expect(answers.length).toBeLessThanOrEqual(8 + 12);
    expect(isSettled(readAxes(answers))).toBe(true);
  });

  it("never asks what the bank does not know", () => {
    const bank = createItemBank({ ...ITEM_PARAMETERS, items: ITEM_PARAMETERS.items.slice(0, 2) });
    expect(findNextStatement(STATEMENTS, LEVEL, bank)).toBeNull();
  });
});
