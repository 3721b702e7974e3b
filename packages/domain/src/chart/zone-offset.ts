import { findHistoricOffset } from "./zone-history.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. RangeError for a name that is no time zone. */
export function zoneOffsetAt(timeZone: string, instant: number): number {
  const historic = findHistoricOffset(timeZone, instant);
  if (historic !== null) return historic;
  const parts = formatterFor(timeZone).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  // "GMT-04:00"; local mean times carry seconds, "GMT+00:09:21"; UTC itself may be bare "GMT".
  const [, sign, hours, minutes, seconds] =
    /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name) ?? [];
  const size = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return (sign === "-" ? -size : size) * 1000;
}

/** True for the name of a time zone this runtime has rules for. */
export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

/** An offset as clocks and passports of time write it: "+05:30", "-04:56:02". */
export function formatOffset(offset: number): string {
  const seconds = Math.abs(offset) / 1000;
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, "0"),
  );
  if (parts[2] === "00") parts.pop();
  return `${offset < 0 ? "-" : "+"}${parts.join(":")}`;
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
