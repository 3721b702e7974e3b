export { registerTrial } from "./trial.routes.ts";
export { getAccuracy } from "./trial.service.ts";
export { listTrials } from "./trial.store.ts";
