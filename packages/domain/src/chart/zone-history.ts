import { ZONE_HISTORIES } from "./zone-history-data.ts";

/** An offset and the instant, before which it held; both in milliseconds. */
interface HistoricOffset {
  offset: number;
  until: number;
}

const histories = new Map<string, readonly HistoricOffset[]>();

/**
 * How far a zone's clocks were ahead of UTC, in milliseconds, at an instant before 1970 for which
 * the runtime has only a neighbor's history; null where the runtime's own rules are right.
 */
export function findHistoricOffset(timeZone: string, instant: number): number | null {
  if (instant >= 0) return null;
  return getHistory(timeZone).find(({ until }) => instant < until)?.offset ?? null;
}

function getHistory(timeZone: string): readonly HistoricOffset[] {
  const known = histories.get(timeZone);
  if (known) return known;
  if (!Object.hasOwn(ZONE_HISTORIES, timeZone)) return [];
  const milliseconds = (ZONE_HISTORIES[timeZone] ?? "")
    .split(" ")
    .map((text) => Number(text) * 1000);
  const history = milliseconds.flatMap((until, index) =>
    index % 2 === 1 ? [{ offset: milliseconds[index - 1] ?? 0, until }] : [],
  );
  histories.set(timeZone, history);
  return history;
}
