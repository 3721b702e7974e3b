import {
  AXES,
  type Axis,
  addDays,
  CLARITIES,
  type Clarity,
  MBTI_TYPES,
  type MbtiType,
} from "@cosmic/domain";
import { type Birth, natalChart } from "@cosmic/domain/chart";
import { computeYearEvents, findYearEnd } from "@cosmic/domain/forecast";
import {
  type ReportInputs,
  reportInputsFrom,
  type WrittenReport,
  writeReport,
} from "@cosmic/report";
import { createRandom } from "../random.ts";

/** A report and whom it was written for. */
export interface Specimen {
  label: string;
  facts: ReportInputs;
  report: WrittenReport;
}

/** Reports are measured as written on this day, so that the results stay the same. */
const WRITTEN = new Date("2026-11-21T12:00:00Z");

/** A birth date of each sign, far from a changeover, from seven decades. */
const DATES = [
  "1984-04-05",
  "1971-05-08",
  "1990-06-10",
  "1958-07-04",
  "2001-08-09",
  "1966-09-12",
  "1979-10-08",
  "1995-11-11",
  "1949-12-03",
  "1988-01-09",
  "1962-02-04",
  "2004-03-05",
] as const;

const PLACES = [
  { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" },
  { latitude: 40.71, longitude: -74.01, timeZone: "America/New_York" },
  { latitude: -33.87, longitude: 151.21, timeZone: "Australia/Sydney" },
  { latitude: 19.08, longitude: 72.88, timeZone: "Asia/Kolkata" },
] as const;

/** Every pairing of the types given with a Sun sign. */
export function combinations(types: readonly MbtiType[] = MBTI_TYPES): Specimen[] {
  return DATES.flatMap((birthDate) => {
    const sky = computeSky({ birthDate });
    return types.map((mbtiType) => specimen({ ...sky, mbtiType, clarity: null }, mbtiType));
  });
}

/**
 * Random births from 1930 to 2015, the same at every run, each for several types and clarities;
 * every fourth has a birth place, every eighth a time too.
 */
export function randomBirths(count: number, typesEach = 3): Specimen[] {
  const random = createRandom(20261121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const birthDate = addDays("1930-01-01", Math.floor(random() * 31_000));
    const place = pick(PLACES);
    // Noon is a time that no clock change skips or repeats.
    const time = `12:${String(Math.floor(random() * 60)).padStart(2, "0")}`;
    const sky = computeSky({
      birthDate,
      ...(index % 4 === 0 ? { place } : {}),
      ...(index % 8 === 0 ? { birthTime: time } : {}),
    });
    return Array.from({ length: typesEach }, () => {
      const clarity = Object.fromEntries(AXES.map((axis) => [axis, pick(CLARITIES)]));
      const facts = {
        ...sky,
        mbtiType: pick(MBTI_TYPES),
        clarity: random() < 0.25 ? null : (clarity as Record<Axis, Clarity>),
      };
      return specimen(facts, `${facts.mbtiType}${index % 8 === 0 ? ` ${time}` : ""}`);
    });
  }).flat();
}

/** What a birth date alone decides; the same for everyone born on it. */
function computeSky(birth: Birth) {
  const chart = natalChart(birth);
  const timeZone = birth.place?.timeZone ?? "UTC";
  const to = findYearEnd(WRITTEN, timeZone);
  return { chart, year: computeYearEvents({ natal: chart, from: WRITTEN, to }), timeZone };
}

function specimen(sources: Parameters<typeof reportInputsFrom>[0], who: string): Specimen {
  const facts = reportInputsFrom(sources);
  return { label: `${who} ${facts.birthDate}`, facts, report: writeReport(facts) };
}
