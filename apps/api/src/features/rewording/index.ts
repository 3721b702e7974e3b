export { countRewordings, createReworder, type Reworder, type RewordingScope } from "./reworder.ts";
