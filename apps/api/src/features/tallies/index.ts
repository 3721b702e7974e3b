export { busiestHourOf, type Stretch, spreadOf, sumTallies } from "./tallies.store.ts";
export {
  bySubject,
  SLOT_MINUTES,
  slotOf,
  TALLIES,
  type TallyDeps,
  type TallyName,
  tally,
} from "./tally.ts";
