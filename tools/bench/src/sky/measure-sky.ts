import type { Part } from "./accuracy-page.ts";
import { measureChironTable } from "./measure-chiron.ts";
import { measureCusps } from "./measure-cusps.ts";
import { measureEvents } from "./measure-events.ts";
import { measureSources } from "./measure-ingresses.ts";
import { measurePositions } from "./measure-positions.ts";

/** How much is compared. */
export interface Scale {
  instants: number;
  places: number;
  years: readonly number[];
  sourceYears: readonly number[];
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
        "seconds of arc become minutes and hours. Stations and slow ingresses are therefore found on the server with what the",
        "engine is too coarse for: nutation as the theory IAU 2000B has it (`packages/domain/src/chart/left-out-nutation.ts`), of",
        "which the engine has the five largest terms and misses up to 0.25″; for Mercury, Venus and Mars the terms of VSOP87 that",
        "the engine leaves out (`packages/domain/src/chart/vsop-terms.ts`); and for Jupiter to Pluto a table",
        "(`packages/domain/src/chart/slow-table.ts`), which `npm run sky:table` makes: gravity carries one state of JPL’s ephemeris",
        "DE440 to the years before and after. No series is in it.",
        "",
        "The ingresses of Jupiter to Pluto are compared with JPL’s ephemeris DE441, not with caelus, for the reason that the next",
        "table gives. Their instants (`tools/bench/src/sky/jpl-ingresses.ts`) are facts kept with the tests: they were worked out",
        "from vectors of JPL Horizons with the routines ERFA, made from those of the International Astronomical Union, by a program",
        "that shares no code with the engine, our table, or our nutation. As the table starts from a state of JPL’s, this judges",
        "the way from there to an instant; how far the state itself can be trusted, the next table shows. Pages and the report",
        "give stations and ingresses by the day.",
      ].join("\n"),
      quantities: measureEvents(scale.years, scale.births),
    },
    {
      title: "Which source to trust for slow ingresses",
      text: [
        "How far other sources are from JPL’s times of the same ingresses. DE430 (2014) and DE405 (1997) are older ephemerides",
        "of JPL, each carried by gravity from its own state of one day (`tools/bench/src/sky/jpl-states.ts`). For Jupiter and",
        "Saturn they agree within 22 s and 140 s: VSOP87, fitted in 1988, is the one that is off, and so were our own",
        "times while they came from it, by up to 217 s for Jupiter, 384 s for Saturn, 19 minutes for Uranus and 38 minutes for",
        "Neptune. For Pluto caelus has the series of Meeus, whose aberration it reckons with the Sun’s longitude of date and the",
        "planet’s of J2000; the engine’s own Pluto was off by up to nine and a half hours.",
        "",
        "The figures are also a measure of what is known. The two minutes for Neptune and Pluto hold against DE441 and DE440, which",
        "are one fit to the same observations; DE430, seven years older, is up to four minutes off for Neptune and thirteen for",
        "Pluto, because where these planets are in fifty years, or were before 1930, is not observed but computed.",
      ].join("\n"),
      quantities: measureSources(scale.sourceYears),
    },
  ];
}
