import { AXES, type Axis, type Letter } from "../../mbti/types.ts";
import type { ItemAnswer } from "./response-model.ts";

/** A statement that a user finds more or less like themselves. */
export interface Statement {
  /** Never used again for other words: a reworded statement gets another one. */
  id: string;
  axis: Axis;
  /** The letter that agreeing speaks for. */
  letter: Letter;
  text: string;
  /** Its number in the 300-item IPIP-NEO (public domain), in our words; null for our own. */
  ipip: number | null;
}

/** Changes whenever a statement is added, taken out or reworded; kept beside answers. */
export const STATEMENTS_VERSION = 1;

/** The five answers to a statement, in the order shown. */
export const STATEMENT_ANSWERS = [
  "Not like me",
  "A little like me",
  "Half and half",
  "Mostly like me",
  "Very much like me",
] as const;

const WORDING: Readonly<Record<string, readonly (readonly [string, string, number | null])[]>> = {
  EI: [
    ["e-group", "I enjoy being part of a group.", 67],
    ["i-quiet", "I look for quiet places.", 277],
    ["e-aloud", "I think best when I talk things over.", null],
    ["i-first", "I like to finish a thought before I share it.", null],
    ["e-involve", "I like to involve other people in what I do.", 97],
    ["i-alone", "Time alone is some of my best time.", 157],
    ["e-energy", "A day full of people leaves me with more energy than before.", null],
    ["i-few", "A few close friends suit me better than a wide circle.", null],
  ],
  SN: [
    ["s-known", "I like to stay with things that I know well.", 138],
    ["n-thought", "I like to get lost in thought.", 93],
    ["s-practice", "I prefer a practical discussion to a theoretical one.", 263],
    ["n-become", "I wonder what a thing could become more than what it is.", null],
    ["s-proven", "I trust what has been proven over what sounds promising.", null],
    ["n-pattern", "I often sense a pattern before I can explain it.", null],
    ["s-detail", "I notice details that other people pass over.", null],
    ["n-daydream", "I love to daydream.", 63],
  ],
  TF: [
    ["t-sway", "I stay objective when feelings run high.", 193],
    ["f-sorrow", "Other people's sorrows move me deeply.", 119],
    ["t-contradict", "I contradict people when I think they are wrong.", 139],
    ["f-cooperate", "I value cooperation over competition.", 89],
    ["t-rule", "A fair rule should hold even when it is hard on a friend.", null],
    ["f-ask", "Before I decide, I ask how it will feel for the people involved.", null],
    ["t-fact", "I would rather be told the plain truth than be comforted.", null],
    ["f-bend", "I gladly bend a rule to spare someone's feelings.", null],
  ],
  JP: [
    ["j-plan", "I do things according to a plan.", 130],
    ["p-whim", "I like to act on a whim.", 180],
    ["j-order", "I love order and regularity.", 100],
    ["p-pace", "I let things go at their own pace.", 257],
    ["j-decided", "I feel lighter once a decision is made.", null],
    ["p-change", "I like a day best when it can still change.", null],
    ["j-finish", "I like to finish my work before I play.", null],
    ["p-options", "I enjoy keeping several options open.", null],
  ],
};

/** The 32 statements, four for each letter; those of an axis speak for its two letters in turn. */
export const STATEMENTS: readonly Statement[] = AXES.flatMap((axis) =>
  (WORDING[axis] ?? []).map(([id, text, ipip]) => ({
    id,
    axis,
    letter: id.charAt(0).toUpperCase() as Letter,
    text,
    ipip,
  })),
);

const byId = new Map(STATEMENTS.map((statement) => [statement.id, statement]));

export const findStatement = (id: string): Statement | null => byId.get(id) ?? null;

/** An answer to a statement, 1 to 5, as the model takes it; null for a statement that is not asked any more. */
export function toItemAnswer(id: string, answer: number): ItemAnswer | null {
  const statement = findStatement(id);
  if (!statement) return null;
  const agreeing = answer - 3;
  const pull = statement.letter === statement.axis.charAt(1) ? agreeing : -agreeing;
  return { item: id, pull: pull === 0 ? 0 : pull };
}
