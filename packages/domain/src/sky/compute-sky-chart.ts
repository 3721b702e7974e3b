import { e_tilt } from "astronomy-engine";
import { CHART_BODIES } from "../chart/bodies.ts";
import type { BirthWindow } from "../chart/chart-facts.ts";
import { houseAt } from "../chart/houses.ts";
import { localSkyAt } from "../chart/local-sky.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { anglePoints, movingPoints, natalPoints, pointsAt } from "./aspected-points.ts";
import { zodiacOffsetOn } from "./ayanamsa.ts";
import { angleFrom, frameFrom, NO_FRAME } from "./chart-frame.ts";
import { type ChartKind, type ChartSettings, canComputeChart } from "./chart-settings.ts";
import { lastReturnBefore, progressedInstant, solarArcBetween } from "./derived-instants.ts";
import { describePlacements, moveToZodiac } from "./describe-placements.ts";
import { findHemispheres } from "./hemispheres.ts";
import { localPoints } from "./local-points.ts";
import { directedAngles, type MovedAngles, progressedAngles } from "./moved-angles.ts";
import { pointOn } from "./moving-points.ts";
import { findParallels } from "./parallels.ts";
import { findPatterns } from "./patterns.ts";
import { placeInZodiac, placePoints } from "./place-points.ts";
import { lastEclipsesBefore, lastLunationBefore, type PrenatalEvent } from "./prenatal.ts";
import { findAspectsAmong, findAspectsBetween } from "./sky-aspects.ts";
import type { SkyAngles, SkyBirth, SkyChart } from "./sky-chart.ts";

const MINUTE = 60_000;

/**
 * A chart as the settings ask for it: the birth itself, the sky of `now`, the last returns before it, or the birth carried
 * on to it. Throws RangeError where canComputeChart is false.
 */
export function computeSkyChart(
  kind: ChartKind,
  birth: SkyBirth,
  settings: ChartSettings,
  now: Date,
): SkyChart {
  if (!canComputeChart(kind, birth)) throw new RangeError(`No ${kind} chart without a birth time`);
  const { reference } = birth.window;
  switch (kind) {
    case "natal":
      return { ...chartThrough(birth, settings), kind, prenatal: prenatalEvents(birth.window) };
    case "transits":
      return { ...comparedChart(birth, settings, instantWindow(birth, now)), kind, at: now };
    case "solar-return":
      return returnChart(kind, birth, settings, lastReturnBefore("Sun", reference, now));
    case "lunar-return":
      return returnChart(kind, birth, settings, lastReturnBefore("Moon", reference, now));
    case "progressions":
      return progressedChart(birth, settings, now);
    default:
      return directedChart(birth, settings, now);
  }
}

function instantWindow({ window: { birthDate } }: SkyBirth, at: Date): BirthWindow {
  return { birthDate, from: at, to: at, reference: at, certainty: "exact" };
}

/** The sky over the place of a birth known to the minute. */
const findLocalSky = ({ window, place }: SkyBirth) =>
  place && window.certainty === "exact" ? localSkyAt(window.reference, place) : null;

const offsetAt = (at: Date, { zodiac }: ChartSettings) => zodiacOffsetOn(zodiac, toAstroTime(at));

/** The birth chart, or one of an instant at the birth place. */
function chartThrough(birth: SkyBirth, settings: ChartSettings): SkyChart {
  const { window } = birth;
  const offset = offsetAt(window.reference, settings);
  const sky = findLocalSky(birth);
  const frame = sky ? frameFrom(sky, offset, settings) : NO_FRAME;
  const moving = placePoints(window, CHART_BODIES, settings);
  const local = sky ? localPoints(sky, moving, offset) : [];
  const placements = describePlacements(
    [...moveToZodiac(moving, { window, offset, settings }), ...local],
    { window, frame, settings },
  );
  const aspects = findAspectsAmong(
    [...movingPoints(window, settings), ...anglePoints(sky)],
    settings.orbs,
  );
  const time = toAstroTime(window.reference);
  return {
    kind: "natal",
    at: window.reference,
    zodiacOffset: offset,
    placements,
    aspects,
    isCompared: false,
    natal: [],
    parallels: window.certainty === "exact" ? findParallels(placements) : [],
    patterns: findPatterns(placements, aspects),
    hemispheres: findHemispheres((body) => pointOn(body, time, settings), sky),
    ...frame,
    movedAngles: null,
    prenatal: [],
  };
}

function returnChart(
  kind: ChartKind,
  birth: SkyBirth,
  settings: ChartSettings,
  at: Date,
): SkyChart {
  return { ...chartThrough({ ...birth, window: instantWindow(birth, at) }, settings), kind };
}

/** What a chart of something else has in place of what it shares with the birth chart. */
const comparedWith = (natal: SkyChart) => ({
  ...natal,
  isCompared: true,
  natal: natal.placements,
  parallels: [],
  patterns: [],
  hemispheres: null,
  prenatal: [],
});

/** Another instant's bodies in the houses of the birth, with their aspects to it. */
function comparedChart(
  birth: SkyBirth,
  settings: ChartSettings,
  window: BirthWindow,
  moved: MovedAngles | null = null,
): SkyChart {
  const natal = chartThrough(birth, settings);
  const offset = offsetAt(window.reference, settings);
  const placements = describePlacements(
    moveToZodiac(placePoints(window, CHART_BODIES, settings), { window, offset, settings }),
    { window, frame: natal, settings },
  );
  const moving = [...movingPoints(window, settings), ...(moved ? pointsAt(moved) : [])];
  // Each by its own distance of the zodiacs: a sidereal birth chart does not move on with the equinox.
  const aspects = findAspectsBetween(
    inZodiac(moving, offset),
    inZodiac(natalPoints(birth, settings), natal.zodiacOffset),
    settings.orbs,
  );
  return {
    ...comparedWith(natal),
    zodiacOffset: offset,
    placements,
    aspects,
    parallels: findParallels(placements),
    movedAngles: moved && anglesFrom(moved, offset),
  };
}

const inZodiac = (points: ReturnType<typeof natalPoints>, offset: number) =>
  points.map((point) => ({
    ...point,
    longitude: point.longitude - offset,
    otherwise: point.otherwise.map((longitude) => longitude - offset),
  }));

const anglesFrom = ({ ascendant, midheaven }: MovedAngles, offset: number): SkyAngles => ({
  ascendant: angleFrom(ascendant, offset),
  midheaven: angleFrom(midheaven, offset),
});

function progressedChart(birth: SkyBirth, settings: ChartSettings, now: Date): SkyChart {
  const { reference } = birth.window;
  const at = progressedInstant(reference, now);
  const sky = findLocalSky(birth);
  const { tobl } = e_tilt(toAstroTime(at));
  const angles = sky && progressedAngles(sky, solarArcBetween(reference, now), tobl);
  const chart = comparedChart(birth, settings, instantWindow(birth, at), angles);
  return { ...chart, kind: "progressions", at: now };
}

/** Every point of the birth moved on by the solar arc. */
function directedChart(birth: SkyBirth, settings: ChartSettings, now: Date): SkyChart {
  const natal = chartThrough(birth, settings);
  const arc = solarArcBetween(birth.window.reference, now);
  const directed = natalPoints(birth, settings).map((point) => ({
    ...point,
    longitude: wrapDegrees(point.longitude + arc),
    motion: 1 / 365.24219,
  }));
  const placements = natal.placements.map((placement) => {
    const moved = placeInZodiac(placement, -arc);
    const house = natal.houses ? houseAt(moved.longitude, natal.houses.cusps) : null;
    return {
      ...placement,
      ...moved,
      house,
      declination: null,
      dignity: null,
      isRetrograde: false,
      isMotionSettled: true,
    };
  });
  const sky = findLocalSky(birth);
  return {
    ...comparedWith(natal),
    kind: "solar-arc",
    at: now,
    placements,
    aspects: findAspectsBetween(directed, natalPoints(birth, settings), settings.orbs),
    movedAngles: sky && anglesFrom(directedAngles(sky, arc), natal.zodiacOffset),
  };
}

/** The lunation and the eclipses before a birth, as far as every instant of its window has the same. */
function prenatalEvents({ from, to }: BirthWindow): PrenatalEvent[] {
  const atEnd = lastEventsBefore(to);
  return lastEventsBefore(from).filter(({ at }, index) => {
    const later = (atEnd[index] as PrenatalEvent).at;
    return Math.abs(later.getTime() - at.getTime()) < MINUTE;
  });
}

function lastEventsBefore(at: Date): PrenatalEvent[] {
  return [lastLunationBefore(at), ...lastEclipsesBefore(at)];
}
