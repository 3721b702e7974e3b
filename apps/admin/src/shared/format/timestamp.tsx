// UTC everywhere, like emails, logs and the days of the funnel.
const ZONE = { timeZone: "UTC", timeZoneName: "short" } as const;
const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

const timestamp = new Intl.DateTimeFormat("en-US", {
  ...DAY,
  hour: "2-digit",
  hourCycle: "h23",
  minute: "2-digit",
  ...ZONE,
});
const clock = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  hourCycle: "h23",
  minute: "2-digit",
  second: "2-digit",
  ...ZONE,
});
const here = new Intl.DateTimeFormat("en-US", {
  ...DAY,
  hour: "2-digit",
  hourCycle: "h23",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "short",
});

/** The time of day: "16:42:07 UTC". */
export function formatClockTime(instant: Date | number): string {
  return clock.format(instant);
}

/** An ISO instant as "Nov 21, 2026, 16:42 UTC"; its title is in local time, to the second. */
export function Timestamp({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={here.format(instant)} className="figures-table">
      {timestamp.format(instant)}
    </time>
  );
}
