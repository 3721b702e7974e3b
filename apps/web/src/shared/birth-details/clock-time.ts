const CLOCK = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*([ap])?\.?\s?(?:m\.?)?$/i;
/** Twelve o'clock by day, in words. */
const NOON = /^(?:12\s*)?noon$/i;
/** A full hour that can be no other: "7h", "19 h". */
const FULL_HOUR = /^(\d{1,2})\s*h\.?$/i;
const MIDNIGHT = /^(?:(?:12\s*)?midnight|24(?:\s*h\.?|[:.h]?00))$/i;
const LAST_MINUTE = "23:59";

/**
 * A clock time as people type it, as HH:MM by the 24-hour clock: "7:45", "07.45", "0745", "7h45", "7h",
 * "7.45 pm", "7 pm", "noon". Null for anything else, for a bare hour, which may be half an answer, and
 * for midnight, which stands between two dates.
 */
export function parseClockTime(text: string): string | null {
  if (NOON.test(text.trim())) return "12:00";
  const typed = text
    .trim()
    .replace(FULL_HOUR, "$1:00")
    .replace(/^(\d{1,2})(\d{2})(?!\d)/, "$1:$2");
  const [, hours = "", minutes, half] = CLOCK.exec(typed) ?? [];
  if (hours === "" || (minutes === undefined && half === undefined)) return null;
  if (half === undefined && /m/i.test(typed)) return null;
  const hour = half === undefined ? Number(hours) : hourOfDay(Number(hours), half.toLowerCase());
  const minute = Number(minutes ?? 0);
  if (hour === null || hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** The end of hours: the midnight after them is the day's last minute. */
export const parseLatestTime = (text: string): string | null =>
  isMidnight(text) ? LAST_MINUTE : parseClockTime(text);

/** "midnight" or "24:00", which may begin the date or end it. */
export const isMidnight = (text: string): boolean => MIDNIGHT.test(text.trim());

/** 12 am is midnight, 12 pm is noon; there is no 0 am and no 13 pm. */
function hourOfDay(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === "p" ? 12 : 0);
}
