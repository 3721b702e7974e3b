const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The clock time in an untrusted value as HH:MM, 00:00 to 23:59, or null when it is not written exactly so. */
export function parseBirthTime(value: unknown): string | null {
  return typeof value === "string" && CLOCK_TIME.test(value) ? value : null;
}

/** The milliseconds from midnight to a clock time. Throws RangeError when it is not written HH:MM. */
export function sinceMidnight(clockTime: string): number {
  if (parseBirthTime(clockTime) === null) throw new RangeError("Not a clock time written HH:MM");
  const [hours, minutes] = clockTime.split(":");
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}
