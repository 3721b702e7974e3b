import { addDays, type BirthPlace } from "@cosmic/domain";
import { resolveLocalTime } from "@cosmic/domain/chart";
import { type BirthHours, PARTS_OF_DAY, type PartOfDay } from "@cosmic/domain/hours";
import { createRandom } from "../random.ts";

/** A birth whose time is not known to the minute. */
export interface HoursBirth {
  birthDate: string;
  place: BirthPlace;
  /** Null for an unknown time. */
  hours: BirthHours | null;
}

/** Both hemispheres, the polar circles, odd clocks, and the equator. */
const PLACES: readonly BirthPlace[] = [
  { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" },
  { latitude: 40.71, longitude: -74.01, timeZone: "America/New_York" },
  { latitude: 52.52, longitude: 13.4, timeZone: "Europe/Berlin" },
  { latitude: 52.37, longitude: 4.9, timeZone: "Europe/Amsterdam" },
  { latitude: -33.87, longitude: 151.21, timeZone: "Australia/Sydney" },
  { latitude: -31.55, longitude: 159.08, timeZone: "Australia/Lord_Howe" },
  { latitude: -23.55, longitude: -46.63, timeZone: "America/Sao_Paulo" },
  { latitude: -54.8, longitude: -68.3, timeZone: "America/Argentina/Ushuaia" },
  { latitude: -13.83, longitude: -171.77, timeZone: "Pacific/Apia" },
  { latitude: -0.18, longitude: -78.47, timeZone: "America/Guayaquil" },
  { latitude: 27.7, longitude: 85.32, timeZone: "Asia/Kathmandu" },
  { latitude: 69.65, longitude: 18.96, timeZone: "Europe/Oslo" },
  { latitude: 78.22, longitude: 15.65, timeZone: "Arctic/Longyearbyen" },
  { latitude: 68.97, longitude: 33.08, timeZone: "Europe/Moscow" },
  { latitude: 71.29, longitude: -156.79, timeZone: "America/Anchorage" },
  { latitude: -77.85, longitude: 166.67, timeZone: "Antarctica/McMurdo" },
];

const KINDS = ["about", "between", "part", "rounded", "unknown"] as const;

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Births from 1900 to 2025, the same at every run of a seed; every fourth on a day whose clocks changed. */
export function drawBirths(count: number, seed: number): HoursBirth[] {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function drawHours(kind: (typeof KINDS)[number]): BirthHours | null {
    const minute = Math.floor(random() * 1440);
    if (kind === "unknown") return null;
    if (kind === "part") return { kind, part: pick(Object.keys(PARTS_OF_DAY) as PartOfDay[]) };
    if (kind === "about") {
      return { kind, time: clock(minute), minutes: pick([5, 15, 30, 60, 120, 300, 720]) };
    }
    if (kind === "rounded") {
      const to = pick([30, 60] as const);
      return { kind, time: clock(minute - (minute % to)), to };
    }
    const from = Math.min(minute, 1430);
    return { kind, from: clock(from), to: clock(from + 1 + Math.floor(random() * (1439 - from))) };
  }

  return Array.from({ length: count }, (_, index) => {
    const place = pick(PLACES);
    const date = addDays("1900-01-02", Math.floor(random() * 45_900));
    const birthDate = index % 4 === 0 ? findClockChange(date, place.timeZone) : date;
    return { birthDate, place, hours: drawHours(KINDS[index % KINDS.length] ?? "unknown") };
  });
}

/** The next day within two years whose clocks changed; the date itself where there is none. */
function findClockChange(date: string, timeZone: string): string {
  const noon = (day: string) => {
    const resolved = resolveLocalTime({ date: day, time: "12:00", timeZone });
    return resolved.kind === "exact" ? resolved.offset : resolved.kind;
  };
  let before = noon(addDays(date, -1));
  for (let days = 0; days < 730; days++) {
    const after = noon(addDays(date, days));
    if (after !== before) return addDays(date, days);
    before = after;
  }
  return date;
}
