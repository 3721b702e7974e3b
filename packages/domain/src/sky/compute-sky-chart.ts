import { type AstroTime, e_tilt } from "astronomy-engine";
import { CHART_BODIES } from "../chart/bodies.ts";
import type { BirthWindow } from "../chart/chart-facts.ts";
import { houseAt } from "../chart/houses.ts";
import { localSkyAt } from "../chart/local-sky.ts";
import { findDignity, TRADITIONAL_BODIES } from "../chart/salience/dignities.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { anglePoints, movingPoints, natalPoints } from "./aspected-points.ts";
import { zodiacOffsetOn } from "./ayanamsa.ts";
import { type ChartFrame, frameFrom, localPoints, NO_FRAME } from "./chart-frame.ts";
import { type ChartKind, type ChartSettings, canComputeChart } from "./chart-settings.ts";
import { lastReturnBefore, progressedInstant, solarArcBetween } from "./derived-instants.ts";
import { findHemispheres } from "./hemispheres.ts";
import { declinationFrom } from "./horizon.ts";
import { MOVING_NAMES, pointOn } from "./moving-points.ts";
import { findParallels } from "./parallels.ts";
import { findPatterns } from "./patterns.ts";
import { type PlainPlacement, placeInZodiac, placePoints } from "./place-points.ts";
import { lastEclipsesBefore, lastLunationBefore, type PrenatalEvent } from "./prenatal.ts";
import { findAspectsAmong, findAspectsBetween } from "./sky-aspects.ts";
import type { SkyBirth, SkyChart, SkyPlacement } from "./sky-chart.ts";

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
      return comparedChart(kind, birth, settings, now, instantWindow(birth, now));
    case "solar-return":
      return returnChart(kind, birth, settings, lastReturnBefore("Sun", reference, now));
    case "lunar-return":
      return returnChart(kind, birth, settings, lastReturnBefore("Moon", reference, now));
    case "progressions": {
      const progressed = instantWindow(birth, progressedInstant(reference, now));
      return comparedChart(kind, birth, settings, now, progressed);
    }
    default:
      return directedChart(birth, settings, now);
  }
}

function instantWindow({ window: { birthDate } }: SkyBirth, at: Date): BirthWindow {
  return { birthDate, from: at, to: at, reference: at, certainty: "exact" };
}

/** The birth chart, or one of an instant at the birth place. */
function chartThrough({ window, place }: SkyBirth, settings: ChartSettings): SkyChart {
  const time = toAstroTime(window.reference);
  const offset = zodiacOffsetOn(settings.zodiac, time);
  const sky = place && window.certainty === "exact" ? localSkyAt(window.reference, place) : null;
  const frame = sky ? frameFrom(sky, offset, settings) : NO_FRAME;
  const moving = placePoints(window, CHART_BODIES, settings);
  const local = sky ? localPoints(sky, moving, offset) : [];
  const placements = describe([...moving.map(inZodiac(offset)), ...local], {
    window,
    time,
    frame,
    settings,
  });
  const points = [...movingPoints(window, settings), ...anglePoints(sky)];
  const aspects = findAspectsAmong(points, settings.orbs);
  return {
    kind: "natal",
    at: window.reference,
    placements,
    aspects,
    isCompared: false,
    parallels: findParallels(placements),
    patterns: findPatterns(placements, aspects),
    hemispheres: findHemispheres(placements, frame.angles),
    ...frame,
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

/** Another instant's bodies in the houses of the birth, with their aspects to it. */
function comparedChart(
  kind: ChartKind,
  birth: SkyBirth,
  settings: ChartSettings,
  now: Date,
  window: BirthWindow,
): SkyChart {
  const { angles, houses } = chartThrough(birth, settings);
  const frame = { angles, houses };
  const time = toAstroTime(window.reference);
  const offset = zodiacOffsetOn(settings.zodiac, time);
  const moved = placePoints(window, CHART_BODIES, settings).map(inZodiac(offset));
  const placements = describe(moved, { window, time, frame, settings });
  return {
    kind,
    at: now,
    placements,
    aspects: findAspectsBetween(
      movingPoints(window, settings),
      natalPoints(birth, settings),
      settings.orbs,
    ),
    isCompared: true,
    parallels: findParallels(placements),
    patterns: [],
    hemispheres: findHemispheres(placements, angles),
    ...frame,
    prenatal: [],
  };
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
  const { angles, houses } = natal;
  return {
    kind: "solar-arc",
    at: now,
    placements,
    aspects: findAspectsBetween(directed, natalPoints(birth, settings), settings.orbs),
    isCompared: true,
    parallels: [],
    patterns: [],
    hemispheres: findHemispheres(placements, angles),
    angles,
    houses,
    prenatal: [],
  };
}

const inZodiac =
  (offset: number) =>
  (placement: PlainPlacement): PlainPlacement => ({
    ...placement,
    ...placeInZodiac(placement, offset),
    // The instants of the changes are those of the tropical signs.
    changes: offset === 0 ? placement.changes : [],
  });

interface Setting {
  window: BirthWindow;
  time: AstroTime;
  frame: ChartFrame;
  settings: ChartSettings;
}

/** Placements with what follows from them: house, declination, dignity. */
function describe(
  placements: readonly PlainPlacement[],
  { window, time, frame, settings }: Setting,
): SkyPlacement[] {
  const { tobl } = e_tilt(time);
  return placements.map((placement) => {
    const name = MOVING_NAMES.find(
      (moving) => moving === placement.body && moving !== "North Node",
    );
    const isExact = window.certainty === "exact";
    const traditional = TRADITIONAL_BODIES.find((body) => body === placement.body);
    return {
      ...placement,
      house: frame.houses && houseAt(placement.longitude, frame.houses.cusps),
      declination: name && isExact ? declinationFrom(pointOn(name, time, settings), tobl) : null,
      dignity: traditional && placement.sign ? findDignity(traditional, placement.sign) : null,
    };
  });
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
