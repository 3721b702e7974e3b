import type { ChartFacts } from "../../chart/chart-facts.ts";
import { findAngleSign } from "../../chart/known-angles.ts";
import { getPlacement } from "../../chart/placement-of.ts";
import { getWholeSignHouse } from "../../chart/whole-sign-house.ts";
import { wrapDegrees } from "../../zodiac/circle.ts";
import { signAt } from "../../zodiac/sign-position.ts";
import type { ZodiacSign } from "../../zodiac/signs.ts";
import { getMiddle, solarReturnsBetween, TROPICAL_YEAR } from "../solar-return.ts";
import { findTouches, listNatalPoints } from "./natal-points.ts";
import { listSunStays } from "./sun-stays.ts";
import { transitsBetween } from "./transit-events.ts";
import {
  BIRTHDAY_WEIGHT,
  weighIngress,
  weighLunation,
  weighStation,
  weighTransit,
} from "./weigh-event.ts";
import type { NatalPoint, YearBirthday, YearEvent, YearEvents } from "./year-facts.ts";
import { type YearSkyEvent, yearSkyBetween } from "./year-sky.ts";

/**
 * Every event of the sky, from one instant to before another, that a year's forecast tells a person:
 * lunations, eclipses, stations of Mercury, Venus and Mars, sign ingresses and transits of Jupiter to
 * Pluto, the birthday; by time, nothing before `from`. A lunation that is an eclipse is told once, as
 * the eclipse. Facts only, good from 1900 to 2100. Throws RangeError when `to` is not after `from`.
 */
export function computeYearEvents({
  natal,
  from,
  to,
}: {
  natal: ChartFacts;
  from: Date;
  to: Date;
}): YearEvents {
  if (!(to > from)) throw new RangeError("A year's events end after they begin");
  const rising = findAngleSign(natal, "ascendant");
  const first = rising ?? natal.sunSign;
  const getHouse = (sign: ZodiacSign) => getWholeSignHouse(sign, first);
  const points = listNatalPoints(natal);
  const events: YearEvent[] = [
    ...yearSkyBetween(from, to).map((event) =>
      toPersonal(event, getHouse(event.sign), findTouches(points, event.longitude)),
    ),
    ...transitsBetween(points, from, to).map((transit) => ({
      ...transit,
      house: getHouse(transit.sign),
      weight: weighTransit(transit),
    })),
    ...listBirthdays(natal, from, to, getHouse),
  ];
  return {
    from,
    to,
    housesFrom: rising ? "rising" : "sun",
    events: events
      .map((event) => ({ ...event, weight: Math.round(event.weight * 10) / 10 }))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    sunStays: listSunStays(from, to, getHouse),
  };
}

const LUNATION_KEYS = {
  "new-moon": { key: "new", touch: "touch-new" },
  "full-moon": { key: "full", touch: "touch-full" },
  "solar-eclipse": { key: "solar-eclipse", touch: "touch-new" },
  "lunar-eclipse": { key: "lunar-eclipse", touch: "touch-full" },
} as const;

function toPersonal(event: YearSkyEvent, house: number, touches: readonly NatalPoint[]): YearEvent {
  if (event.kind === "ingress") {
    const key = `ingress ${event.planet.toLowerCase()} / ${house}`;
    return { ...event, house, key, weight: weighIngress(event) };
  }
  if (event.kind === "station") {
    const key = `${event.planet.toLowerCase()}-${event.direction} / ${house}`;
    return { ...event, house, key, touches, weight: weighStation(event.planet, touches) };
  }
  const { key, touch } = LUNATION_KEYS[event.kind];
  const personal = {
    house,
    key: `${key} / ${house}`,
    touches,
    touchKeys: touches.map((point) => `${touch} / ${point}`),
  };
  const weight = weighLunation(event.kind, "type" in event ? event.type : null, touches);
  return { ...event, ...personal, weight };
}

const DAY = 86_400_000;

/** The Sun is back within a day of the birthday, so the nearest whole number of years is the age. */
const countYears = (from: Date, to: Date) =>
  Math.round((to.getTime() - from.getTime()) / (TROPICAL_YEAR * DAY));

function listBirthdays(
  natal: ChartFacts,
  from: Date,
  to: Date,
  getHouse: (sign: ZodiacSign) => number,
): YearBirthday[] {
  const sun = getPlacement(natal, "Sun");
  return solarReturnsBetween(sun, from, to).map((range) => {
    const longitude = wrapDegrees((sun.arc.from + sun.arc.to) / 2);
    const sign = signAt(longitude);
    return {
      ...range,
      kind: "birthday",
      age: countYears(natal.window.reference, getMiddle(range)),
      at: getMiddle(range),
      longitude,
      sign,
      house: getHouse(sign),
      key: "birthday",
      weight: BIRTHDAY_WEIGHT,
    };
  });
}
