import { type AstroTime, GeoMoonState, RotateState, Rotation_EQJ_ECT } from "astronomy-engine";
import { atan2Degrees } from "../chart/degree-trigonometry.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import type { EclipticPoint } from "./ecliptic-point.ts";
import { cross, length, type Vector3 } from "./vector.ts";

/**
 * The gravitational parameter of the Earth and the Moon together in cubic astronomical units a day squared: 403503.2356
 * cubic kilometers a second squared (DE405).
 */
const EARTH_AND_MOON = (403503.2356 * 86_400 ** 2) / 149_597_870.7 ** 3;

interface MoonState {
  position: Vector3;
  momentum: Vector3;
  velocity: Vector3;
}

/** The Moon on the true ecliptic of date, which is taken as at rest at that instant. */
function moonStateOn(time: AstroTime): MoonState {
  const { x, y, z, vx, vy, vz } = RotateState(Rotation_EQJ_ECT(time), GeoMoonState(time));
  const position: Vector3 = [x, y, z];
  const velocity: Vector3 = [vx, vy, vz];
  return { position, velocity, momentum: cross(position, velocity) };
}

/** The true node: where the plane in which the Moon moves at that instant crosses the ecliptic northward. */
export function trueNodeOn(time: AstroTime): EclipticPoint {
  const [x, y] = moonStateOn(time).momentum;
  return { longitude: wrapDegrees(atan2Degrees(x, -y)), latitude: 0 };
}

/** The apogee of the ellipse that the Moon follows at that instant: opposite its eccentricity vector. */
export function osculatingLilithOn(time: AstroTime): EclipticPoint {
  const { position, velocity, momentum } = moonStateOn(time);
  const distance = length(position);
  const pull = cross(velocity, momentum);
  const [x, y, z] = position.map(
    (part, axis) => part / distance - (pull[axis] as number) / EARTH_AND_MOON,
  ) as unknown as Vector3;
  return {
    longitude: wrapDegrees(atan2Degrees(y, x)),
    latitude: atan2Degrees(z, Math.hypot(x, y)),
  };
}
