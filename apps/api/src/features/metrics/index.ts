export { registerSharedMetrics } from "./metrics.ts";
