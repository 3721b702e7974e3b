export { createReworder, type Reworder, type RewordingScope } from "./reworder.ts";
