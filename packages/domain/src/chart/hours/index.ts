export {
  type BirthHours,
  formatBirthHours,
  formatWidth,
  PARTS_OF_DAY,
  type PartOfDay,
  WIDEST_ABOUT,
} from "./birth-hours.ts";
export { chartAtMinute } from "./chart-at-minute.ts";
export { countedChartAt } from "./counted-chart.ts";
export type * from "./hour-facts.ts";
export type { HoursCounting } from "./hours-counting.ts";
export type { HoursSky } from "./hours-sky.ts";
export { countMinutes, findMinute, MINUTE, type MinuteRange } from "./minute-ranges.ts";
export { readHours } from "./read-hours.ts";
export {
  computeSignShares,
  formatShare,
  formatSignShares,
  type OpenPlacement,
  type SignShare,
} from "./sign-shares.ts";
