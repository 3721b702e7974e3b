import type { Part } from "./accuracy-page.ts";
import { measureChironTable } from "./measure-chiron.ts";
import { measureCusps } from "./measure-cusps.ts";
import { measureEvents } from "./measure-events.ts";
import { measurePositions } from "./measure-positions.ts";

/** How much is compared. */
export interface Scale {
  instants: number;
  places: number;
  years: readonly number[];
  births: number;
  chironYears: number;
  chironStep: number;
}

export function measureSky(scale: Scale): Part[] {
  return [
    {
      title: "Bodies and points",
      text: [
        "Apparent geocentric longitude from the true equinox of date. The engine cuts the series VSOP87 short, which is what most",
        "of the differences are: it leaves out terms of up to a few arc seconds about the Sun, and the Earth, where it is near,",
        "sees them up to four times as large. Venus has seven of the terms back (`packages/domain/src/chart/left-out-terms.ts`); the",
        "report’s text, which never gives its degrees closer than a minute of arc, is written from the engine’s own Venus. The",
        "osculating apogee moves by degrees a day and magnifies what is left out of the Moon: its difference is the engine’s",
        "Moon, not the step its speed is read off with (a step ten to a thousand times as long moves the apogee by less than",
        "0.004°).",
      ].join("\n"),
      quantities: measurePositions(scale.instants),
    },
    {
      title: "Chiron’s table",
      text: [
        "Chiron’s place about the Sun is a table (`packages/domain/src/sky/chiron-table.ts`) that caelus fits to vectors of JPL",
        "Horizons. The source above has the same table, so its row for Chiron judges only what we make of it. This one judges",
        "the table: with nothing but its place and velocity at J2000 in common, the gravity of the Sun and eight planets is left to",
        "pull Chiron along, by the engine’s simulator. The difference holds what the velocity, read off a fit, is off by.",
      ].join("\n"),
      quantities: measureChironTable(scale.chironYears, scale.chironStep),
    },
    {
      title: "Axes and houses",
      text: [
        "At places up to 66° from the equator, and in the polar circles where a system has an answer there. Placidus and Koch",
        "have none from the polar circles on, Regiomontanus and Campanus none at hours at which their cusps would cross.",
        "The chart counts whole signs then, and says so. The Ascendant is always what rises in the east.",
      ].join("\n"),
      quantities: measureCusps(scale.places),
    },
    {
      title: "Times",
      text: [
        "How far apart in time both have an event. Planets stand nearly still at a station and for weeks around one, so that",
        "seconds of arc become minutes and hours. Stations and ingresses are therefore found with what the engine leaves out of",
        "VSOP87 (`packages/domain/src/chart/vsop-terms.ts`, on the server only). What is over its bound stays so: where a",
        "planet crosses from sign to sign near a station, a tenth of an arc second is two minutes and more, which no theory of",
        "these planets holds; VSOP87 itself is a second off the JPL ephemerides for Uranus and Neptune, which published times of",
        "ingresses show as a quarter and a half of an hour (`packages/domain/src/forecast/year/year-sky.test.ts`), while those of",
        "Jupiter and Saturn agree within a minute; and Pluto has no terms to add. Pages and the report give stations and",
        "ingresses by the day.",
      ].join("\n"),
      quantities: measureEvents(scale.years, scale.births),
    },
  ];
}
