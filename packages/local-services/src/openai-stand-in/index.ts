export { LIES, type StandInMode } from "./modes.ts";
export { type OpenAiStandIn, type StandInCall, startOpenAiStandIn } from "./openai-stand-in.ts";
export { getCanary } from "./reword.ts";
