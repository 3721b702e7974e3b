import { declinationFrom, MOVING_NAMES, pointOn, zodiacOffsetOn } from "@cosmic/domain/sky";
import { toAstroTime } from "@cosmic/domain/zodiac";
import { e_tilt } from "astronomy-engine";
import { J2000, oracleAyanamsa, oracleDeclination, oraclePoint } from "./oracle.ts";
import { between, Differences, type Quantity, strewnInstants } from "./quantity.ts";

const BODY_BOUND = 20;
const KINDS = { nodes: "true", lilith: "mean" } as const;
const OTHER_KINDS = { nodes: "mean", lilith: "osculating" } as const;

/** The quantities that are positions, at `count` instants, each at the same Terrestrial Time. */
export function measurePositions(count: number): Quantity[] {
  const found = new Differences();
  for (const at of strewnInstants(count)) {
    const time = toAstroTime(at);
    const jde = time.tt + J2000;
    const compare = (name: string, longitude: number) => {
      found.add(name, between(longitude, oraclePoint(name, jde).longitude), at);
    };
    for (const name of MOVING_NAMES) {
      if (name === "North Node" || name === "Lilith") continue;
      const point = pointOn(name, time, KINDS);
      compare(name, point.longitude);
      const declination = declinationFrom(point, e_tilt(time).tobl);
      found.add("declination", declination - oracleDeclination(name, jde), at);
    }
    compare("true node", pointOn("North Node", time, KINDS).longitude);
    compare("mean node", pointOn("North Node", time, OTHER_KINDS).longitude);
    compare("mean Lilith", pointOn("Lilith", time, KINDS).longitude);
    compare("osculating Lilith", pointOn("Lilith", time, OTHER_KINDS).longitude);
    for (const zodiac of ["lahiri", "fagan-bradley"] as const) {
      const mean = zodiacOffsetOn(zodiac, time) - e_tilt(time).dpsi / 3600;
      found.add(zodiac, mean - oracleAyanamsa(jde, zodiac), at);
    }
  }
  const bodies = MOVING_NAMES.filter((name) => name !== "North Node" && name !== "Lilith");
  return [
    ...bodies.map((name) => {
      const bound = name === "Moon" ? 15 : name === "Chiron" ? 60 : BODY_BOUND;
      return found.quantity(name, "″", bound);
    }),
    found.quantity("true node", "″", 90),
    found.quantity("mean node", "″", 90),
    found.quantity("mean Lilith", "″", 90),
    found.quantity("osculating Lilith", "°", 0.3),
    found.quantity("declination", "″", null, "of the ten bodies and Chiron"),
    found.quantity("lahiri", "″", 1, "distance of the zodiacs"),
    found.quantity("fagan-bradley", "″", 1, "distance of the zodiacs"),
  ];
}
