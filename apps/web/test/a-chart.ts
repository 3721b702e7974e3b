import type { City, WireChart } from "@cosmic/contracts";
import type { ChartBody, ZodiacSign } from "@cosmic/domain";
import { CHART_BODIES } from "@cosmic/domain";

export const aCity: City = {
  id: 2267057,
  name: "Lisbon",
  region: "Lisbon",
  country: "Portugal",
  latitude: 38.71667,
  longitude: -9.13333,
  timeZone: "Europe/Lisbon",
};

const LONGITUDES: Record<ChartBody, [number, ZodiacSign]> = {
  Sun: [340.6, "Pisces"],
  Moon: [135.2, "Leo"],
  Mercury: [325.4, "Aquarius"],
  Venus: [297.9, "Capricorn"],
  Mars: [291.8, "Capricorn"],
  Jupiter: [90.8, "Cancer"],
  Saturn: [291.2, "Capricorn"],
  Uranus: [278.9, "Capricorn"],
  Neptune: [284.0, "Capricorn"],
  Pluto: [227.7, "Scorpio"],
};

/**
 * The sky of March 1, 1990, as far as tests look at it. `open` names the bodies whose sign the birth
 * hour decides; an exact one has angles and houses.
 */
export function aChart(
  open: Partial<Record<ChartBody, ZodiacSign[]>> = {},
  { isExact = false } = {},
): WireChart {
  const noon = "1990-03-01T12:00:00.000Z";
  return {
    window: {
      birthDate: "1990-03-01",
      from: isExact ? noon : "1990-02-28T10:00:00.000Z",
      to: isExact ? noon : "1990-03-02T12:00:00.000Z",
      reference: noon,
      certainty: isExact ? "exact" : "date",
    },
    sunSign: "Pisces",
    changeover: null,
    placements: CHART_BODIES.map((body) => {
      const [longitude, sign] = LONGITUDES[body];
      const signs = open[body] ?? [sign];
      const isSettled = signs.length === 1;
      return {
        body,
        longitude,
        degree: Math.floor(longitude % 30),
        sign: isSettled ? sign : null,
        signs,
        isSettled,
        changes: [],
        arc: isSettled
          ? { from: longitude, to: longitude }
          : { from: longitude - 14, to: longitude + 14 },
        isRetrograde: body === "Jupiter",
        isMotionSettled: true,
      };
    }),
    aspects: [
      {
        bodies: ["Mars", "Saturn"],
        aspect: "conjunction",
        angle: 0,
        separation: 0.6,
        orb: 0.6,
        widestOrb: 1.3,
        allowedOrb: 8,
        phase: isExact ? "applying" : null,
      },
    ],
    balance: {
      elements: { Fire: 2, Earth: 6, Air: 2, Water: 6 },
      modalities: { Cardinal: 7, Fixed: 5, Mutable: 4 },
      total: 16,
      uncounted: Object.keys(open) as ChartBody[],
    },
    angles: isExact
      ? {
          ascendant: { longitude: 98.4, sign: "Cancer", degree: 8 },
          midheaven: { longitude: 352.1, sign: "Pisces", degree: 22 },
        }
      : null,
    houses: isExact ? { wholeSign: wholeSignHouses(), placidus: null } : null,
  };
}

function wholeSignHouses() {
  const cusps = Array.from({ length: 12 }, (_, house) => (90 + 30 * house) % 360);
  const houseOf = Object.fromEntries(
    CHART_BODIES.map((body) => [body, ((Math.floor(LONGITUDES[body][0] / 30) + 12 - 3) % 12) + 1]),
  ) as Record<ChartBody, number>;
  return { cusps, houseOf };
}
