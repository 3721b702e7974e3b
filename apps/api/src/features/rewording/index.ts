export type { RewordingReader } from "./question.ts";
export { createReworder, type Reworder, type RewordingScope } from "./reworder.ts";
