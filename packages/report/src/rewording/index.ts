export { acceptRewordings } from "./accept-rewordings.ts";
export { BANNED_PROMISES } from "./banned-promises.ts";
export { checkRewording, type RewordingVerdict } from "./check-rewording.ts";
export type { RewordingProblem } from "./check-sentence.ts";
export { listTexts, type ReportText, type Rewordings, type TextId } from "./report-texts.ts";
