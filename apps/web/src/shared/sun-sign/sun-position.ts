import { findUtcMidnight, getSignFacts, type ZodiacSign } from "@cosmic/domain";

const DAY = 86_400_000;
const NOON = DAY / 2;
/** 12:00 UTC on January 1, 2000. */
const EPOCH = Date.UTC(2000, 0, 1) + NOON;

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const fullTurn = (degrees: number) => ((degrees % 360) + 360) % 360;

/**
 * Where to draw the Sun on the ecliptic ring for a calendar date, in degrees from 0 Aries; null for
 * text that is no date. The short formula of the Astronomical Almanac at 12:00 UTC, within 0.02
 * degrees from 1900 to 2100: fine for a drawing. The sign itself is always the server's, so near a
 * changeover the mark is kept inside the sign that is given.
 */
export function findSunPosition(isoDate: string, sign?: ZodiacSign): number | null {
  const midnight = findUtcMidnight(isoDate);
  if (midnight === null) return null;
  const days = (midnight + NOON - EPOCH) / DAY;
  const anomaly = fullTurn(357.528 + 0.985_600_3 * days);
  const mean = 280.46 + 0.985_647_4 * days;
  const longitude = fullTurn(mean + 1.915 * sine(anomaly) + 0.02 * sine(2 * anomaly));
  return sign === undefined ? longitude : withinSign(longitude, sign);
}

/** The nearest place inside the sign's thirty degrees. */
function withinSign(longitude: number, sign: ZodiacSign): number {
  const { startsAt } = getSignFacts(sign);
  const middle = startsAt + 15;
  const fromMiddle = fullTurn(longitude - middle + 180) - 180;
  return fullTurn(middle + Math.min(Math.max(fromMiddle, -15), 14.99));
}
