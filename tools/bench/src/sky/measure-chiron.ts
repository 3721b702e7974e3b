import {
  AstroTime,
  Body,
  GravitySimulator,
  RotateState,
  Rotation_ECL_EQJ,
  StateVector,
} from "astronomy-engine";
import { J2000, oracleChironState } from "./oracle.ts";
import { Differences, type Quantity } from "./quantity.ts";

const DAYS_IN_YEAR = 365.25;
const DEGREES = 180 / Math.PI;

/**
 * The table of Chiron against the law of gravity: set out from the table's place and velocity at J2000, the Sun and the
 * eight planets pull Chiron along for up to `years` years both ways, and each year its direction from the Sun is compared.
 * Nothing but those six numbers is common to both.
 */
export function measureChironTable(years: number, stepDays: number): Quantity[] {
  const found = new Differences();
  for (const way of [1, -1]) {
    const start = new AstroTime(0);
    const simulator = new GravitySimulator(Body.Sun, start, [stateAt(start)]);
    for (let day = stepDays; day <= years * DAYS_IN_YEAR; day += stepDays) {
      const time = new AstroTime(way * day);
      const [pulled] = simulator.Update(time);
      if (!pulled) throw new Error("The simulator lost Chiron");
      found.add(
        "Chiron’s table, pulled by gravity from J2000",
        angleBetween(pulled, stateAt(time)),
        time.date,
      );
    }
  }
  return [
    found.quantity(
      "Chiron’s table, pulled by gravity from J2000",
      "″",
      null,
      `seen from the Sun, ${years} years both ways`,
    ),
  ];
}

function stateAt(time: AstroTime): StateVector {
  const [[x, y, z], [vx, vy, vz]] = oracleChironState(time.tt + J2000);
  return RotateState(Rotation_ECL_EQJ(), new StateVector(x, y, z, vx, vy, vz, time));
}

function angleBetween(a: StateVector, b: StateVector): number {
  const cross = Math.hypot(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
  return Math.atan2(cross, a.x * b.x + a.y * b.y + a.z * b.z) * DEGREES;
}
