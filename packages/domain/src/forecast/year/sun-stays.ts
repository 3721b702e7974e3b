import { computeLongitude } from "../../chart/body-longitude.ts";
import { signAt } from "../../zodiac/sign-position.ts";
import type { ZodiacSign } from "../../zodiac/signs.ts";
import { type SolarIngress, solarIngresses } from "../../zodiac/solar-ingress.ts";
import { remembered } from "../remembered.ts";
import type { SunStay } from "./year-facts.ts";

const REMEMBERED_YEARS = 6;

/** The Sun's changes of sign in a UTC year, which are the same for every person. */
const ingressesIn = remembered(REMEMBERED_YEARS, (year: number): readonly SolarIngress[] =>
  solarIngresses(year),
);

/** The signs that the Sun crosses from one instant to another, by time. */
export function listSunStays(
  from: Date,
  to: Date,
  getHouse: (sign: ZodiacSign) => number,
): SunStay[] {
  const [first, last] = [from, to].map((at) => at.getUTCFullYear()) as [number, number];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const entries = years
    .flatMap((year) => ingressesIn(year))
    .filter(({ at }) => at > from && at < to)
    .map((ingress) => ({ at: ingress.at, sign: ingress.to }));
  const stays = [{ at: from, sign: signAt(computeLongitude("Sun", from)) }, ...entries];
  return stays.map(({ at, sign }, index) => ({
    sign,
    house: getHouse(sign),
    from: at,
    to: stays[index + 1]?.at ?? to,
  }));
}
