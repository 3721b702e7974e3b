/** "17:35", by UTC, to the nearest minute. */
export function timeText(at: Date): string {
  return nearestMinute(at).toISOString().slice(11, 16);
}

/** Computed instants are good to about a minute, so seconds are not shown. */
export function nearestMinute(at: Date): Date {
  return new Date(Math.round(at.getTime() / 60_000) * 60_000);
}
