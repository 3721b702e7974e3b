export { type StepSummary, summariseFunnel } from "./funnel-summary.ts";
export { medianSpan, shortestIn, spanBucketOf } from "./spans.ts";
export { DIRECT, OTHER_SOURCE, trafficSourceOf } from "./traffic-source.ts";
