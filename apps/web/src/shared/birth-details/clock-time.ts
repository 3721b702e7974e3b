const CLOCK = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*([ap])?\.?\s?(?:m\.?)?$/i;

/**
 * A clock time as people type it, as HH:MM by the 24-hour clock: "7:45", "07.45", "0745", "7h45",
 * "7.45 pm", "7 pm". Null for anything else, and for a bare hour, which may be half an answer.
 */
export function parseClockTime(text: string): string | null {
  const typed = text.trim().replace(/^(\d{1,2})(\d{2})(?!\d)/, "$1:$2");
  const [, hours = "", minutes, half] = CLOCK.exec(typed) ?? [];
  if (hours === "" || (minutes === undefined && half === undefined)) return null;
  if (half === undefined && /m/i.test(typed)) return null;
  const hour = half === undefined ? Number(hours) : hourOfDay(Number(hours), half.toLowerCase());
  const minute = Number(minutes ?? 0);
  if (hour === null || hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** 12 am is midnight, 12 pm is noon; there is no 0 am and no 13 pm. */
function hourOfDay(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === "p" ? 12 : 0);
}
