import { isAcknowledged, type Journal } from "../journal/journal.ts";

/** The times at which writes were confirmed, from a time on. */
export const listConfirmed = (journal: Journal, since: number): number[] =>
  journal.flatMap((entry) => {
    const at = entry.at + entry.milliseconds;
    return entry.stores !== null && isAcknowledged(entry) && at >= since ? [at] : [];
  });

/** The longest time between two of them within a time range, its ends included. */
export function computeLongestGap(times: readonly number[], from: number, to: number): number {
  const within = times.filter((time) => time >= from && time <= to).toSorted((a, b) => a - b);
  const ends = [from, ...within, to];
  return Math.max(...ends.slice(1).map((time, index) => time - (ends[index] ?? time)));
}
