export { LIES, type StandInMode } from "./modes.ts";
export { type OpenAiStandIn, type StandInCall, startOpenAiStandIn } from "./openai-stand-in.ts";
export { canaryOf } from "./reword.ts";
