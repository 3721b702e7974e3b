import { expect, it } from "vitest";
import { Gravity } from "./gravity.ts";
import { DE440 } from "./jpl-states.ts";

const DAY = -36_524.5;
const gravity = new Gravity(DE440, DAY, DE440.day);

// JPL Horizons, ephemeris DE441: vectors from the Sun on January 1, 1900. It has Jupiter and Saturn without their moons,
// which swing them by a few hundred kilometers, a millionth of an astronomical unit and more.
it.each([
  ["Jupiter", [-3.016039428, -4.126277989, -1.695438767], 3e-6],
  ["Saturn", [-0.366966832, -9.304564898, -3.825207683], 3e-6],
  ["Uranus", [-6.479256634, -16.38728088, -7.085394154], 1e-6],
  ["Neptune", [1.514877103, 27.622628914, 11.268379714], 2e-6],
  ["Pluto", [10.297149462, 44.528582539, 10.788836399], 3e-6],
] as const)("carries %s from 2024 back to where JPL has it in 1900", (planet, expected, limit) => {
  const place = gravity.aboutSun(planet, DAY);
  const apart = Math.hypot(...place.map((value, axis) => value - (expected[axis] ?? NaN)));
  expect(apart).toBeLessThan(limit);
});

it("knows nothing of days it was not asked for", () => {
  expect(() => gravity.aboutSun("Pluto", 40_000)).toThrow(RangeError);
});
