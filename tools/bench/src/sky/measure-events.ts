import { yearSkyBetween } from "@cosmic/domain/forecast";
import { lastEclipsesBefore, lastReturnBefore } from "@cosmic/domain/sky";
import { solarIngresses, toAstroTime } from "@cosmic/domain/zodiac";
import { measureIngresses } from "./measure-ingresses.ts";
import { J2000, oracleEclipses, oraclePoint } from "./oracle.ts";
import { between, Differences, type Quantity, strewnInstants } from "./quantity.ts";

const TWO_MINUTES = 120;
const DAY = 86_400;
const EPOCH = Date.UTC(2000, 0, 1, 12);
const STATIONS = ["Mercury", "Venus", "Mars"] as const;

const longitudeOf = (body: string) => (jde: number) => oraclePoint(body, jde).longitude;
const elongation = (jde: number) => between(longitudeOf("Moon")(jde), longitudeOf("Sun")(jde));

/** How many seconds after an instant the oracle has an angle at its target, at the same Terrestrial Time. */
function secondsTo(target: number, angleAt: (jde: number) => number, at: Date): number {
  const start = toAstroTime(at).tt + J2000;
  let jde = start;
  for (let step = 0; step < 4; step++) {
    const slope = between(angleAt(jde + 0.01), angleAt(jde - 0.01)) / 0.02;
    jde -= between(angleAt(jde), target) / slope;
  }
  return (jde - start) * DAY;
}

const HOUR = 1 / 24;
const motionOf = (body: string) => (jde: number) =>
  between(longitudeOf(body)(jde + HOUR), longitudeOf(body)(jde - HOUR)) / (2 * HOUR);

/** The same for the instant at which a planet stands still. */
function secondsToStation(body: string, at: Date): number {
  const motion = motionOf(body);
  const start = toAstroTime(at).tt + J2000;
  const slope = (motion(start + 1) - motion(start - 1)) / 2;
  return (-motion(start) / slope) * DAY;
}

/** The quantities that are times, in each of `years`; returns for `births` births. */
export function measureEvents(years: readonly number[], births: number): Quantity[] {
  const found = new Differences();
  for (const year of years) {
    for (const { at, to } of solarIngresses(year)) {
      found.add("ingresses of the Sun", secondsTo(startOf(to), longitudeOf("Sun"), at), at);
    }
    const from = new Date(Date.UTC(year, 0, 1));
    for (const event of yearSkyBetween(from, new Date(Date.UTC(year + 1, 0, 1)))) {
      if (event.kind === "station") {
        const name = `stations of ${event.planet}`;
        found.add(name, secondsToStation(event.planet, event.at), event.at);
      } else if (event.kind !== "ingress") {
        const target = event.kind === "new-moon" || event.kind === "solar-eclipse" ? 0 : 180;
        found.add("new and full moons", secondsTo(target, elongation, event.at), event.at);
      }
    }
    compareEclipses(found, year);
  }
  for (const birth of strewnInstants(births)) {
    const now = new Date(birth.getTime() + 3.3e11 * ((birth.getUTCDate() % 7) / 7));
    for (const body of ["Sun", "Moon"] as const) {
      const at = lastReturnBefore(body, birth, now);
      const natal = longitudeOf(body)(toAstroTime(birth).tt + J2000);
      const name = body === "Sun" ? "solar returns" : "lunar returns";
      found.add(name, secondsTo(natal, longitudeOf(body), at), at);
    }
  }
  return [
    found.quantity("new and full moons", "s", TWO_MINUTES),
    found.quantity("solar and lunar eclipses", "s", TWO_MINUTES, "greatest eclipse"),
    found.quantity("ingresses of the Sun", "s", TWO_MINUTES),
    ...measureIngresses(years),
    ...STATIONS.map((planet) => found.quantity(`stations of ${planet}`, "s", TWO_MINUTES)),
    found.quantity("solar returns", "s", null),
    found.quantity("lunar returns", "s", null),
  ];
}

const toJd = (time: number) => (time - EPOCH) / (1000 * DAY) + J2000;

const SIGNS =
  "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces";
const startOf = (sign: string) => SIGNS.split(" ").indexOf(sign) * 30;

/** The eclipses that births of a year look back on, each with the oracle's nearest of its kind. */
function compareEclipses(found: Differences, year: number): void {
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const others = oracleEclipses(toJd(from) - 210, toJd(to));
  for (const month of [0, 3, 6, 9]) {
    for (const { kind, at } of lastEclipsesBefore(new Date(Date.UTC(year, month, 15)))) {
      const apart = others
        .filter((other) => other.kind === kind)
        .map(({ jdUt }) => Math.abs(jdUt - toJd(at.getTime())) * DAY);
      found.add("solar and lunar eclipses", Math.min(...apart), at);
    }
  }
}
