export { getBusiestHour, getSubjectCounts, sumCounters, type TimeRange } from "./counters.store.ts";
export {
  bySubject,
  COUNTERS,
  type CounterDeps,
  type CounterName,
  incrementCounter,
  SLOT_MINUTES,
  toSlot,
} from "./increment-counter.ts";
