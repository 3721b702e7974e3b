export { type StepSummary, summariseFunnel } from "./funnel-summary.ts";
export { medianSpan, shortestIn, toSpanBucket } from "./spans.ts";
export { DIRECT, OTHER_SOURCE, toTrafficSource } from "./traffic-source.ts";
