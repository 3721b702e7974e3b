import { findEclipseType } from "../../zodiac/eclipse.ts";
import { monthsFrom } from "../calendar-months.ts";
import type { Lunation } from "../forecast-facts.ts";
import { lunationsIn } from "../lunations.ts";
import { remembered } from "../remembered.ts";
import { stationsIn } from "../stations.ts";
import { slowIngressesIn } from "./slow-ingresses.ts";
import {
  STATION_PLANETS,
  type YearEclipse,
  type YearIngress,
  type YearLunation,
  type YearStation,
} from "./year-facts.ts";

/** What belongs to the sky alone; the rest is a person's. */
type Personal = "house" | "key" | "weight" | "touches" | "touchKeys";
export type YearSkyEvent =
  | Omit<YearLunation, Personal>
  | Omit<YearEclipse, Personal>
  | Omit<YearStation, Personal>
  | Omit<YearIngress, Personal>;

const REMEMBERED_MONTHS = 60;

const eventsFrom = remembered(REMEMBERED_MONTHS, (monthStart: number): readonly YearSkyEvent[] =>
  monthsFrom(new Date(monthStart), 1).flatMap((month) => [
    ...lunationsIn(month).map(toLunationOrEclipse),
    ...STATION_PLANETS.flatMap((planet) =>
      stationsIn(planet, month).map(({ at, direction, sign, longitude }) => ({
        kind: "station" as const,
        at,
        planet,
        direction,
        sign,
        longitude,
      })),
    ),
    ...slowIngressesIn(month),
  ]),
);

/**
 * The lunations, eclipses, stations and slow ingresses from one instant to before another, in no
 * order. They are the same for every person, so whole months of them are remembered.
 */
export function yearSkyBetween(from: Date, to: Date): YearSkyEvent[] {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1;
  return monthsFrom(from, months)
    .flatMap((month) => eventsFrom(month.from.getTime()))
    .filter(({ at }) => at >= from && at < to);
}

function toLunationOrEclipse(lunation: Lunation): YearSkyEvent {
  const { kind, at, sign, longitude } = lunation;
  const type = findEclipseType(kind, at);
  if (!type) return { kind, at, sign, longitude };
  return {
    kind: kind === "new-moon" ? "solar-eclipse" : "lunar-eclipse",
    type,
    at,
    sign,
    longitude,
  };
}
