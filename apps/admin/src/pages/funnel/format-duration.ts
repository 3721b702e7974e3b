const UNITS = [
  { unit: "d", seconds: 86_400 },
  { unit: "h", seconds: 3_600 },
  { unit: "min", seconds: 60 },
  { unit: "s", seconds: 1 },
] as const;

/** Seconds in their two largest units: "12 s", "3 min 20 s", "1 d 4 h"; null for none. */
export function formatDuration(seconds: number | null): string | null {
  if (seconds === null) return null;
  let rest = Math.round(seconds);
  const first = UNITS.findIndex((each) => rest >= each.seconds);
  if (first === -1) return "0 s";
  const parts = UNITS.slice(first, first + 2).map(({ unit, seconds: size }) => {
    const number = Math.floor(rest / size);
    rest -= number * size;
    return { number, unit };
  });
  return parts
    .filter(({ number }) => number > 0)
    .map(({ number, unit }) => `${number} ${unit}`)
    .join(" ");
}
