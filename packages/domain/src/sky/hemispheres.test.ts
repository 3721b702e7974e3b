import { expect, it } from "vitest";
import { findHemispheres } from "./hemispheres.ts";

const angle = (longitude: number) => ({ longitude, sign: "Aries" as const, degree: 0 });

it("hemispheres part the bodies by horizon and meridian", () => {
  const angles = { ascendant: angle(10), midheaven: angle(280) };
  const placements = [
    { body: "Sun" as const, longitude: 350 },
    { body: "Moon" as const, longitude: 20 },
    { body: "Mars" as const, longitude: 110 },
    { body: "Saturn" as const, longitude: 270 },
    { body: "Chiron" as const, longitude: 0 },
  ];
  expect(findHemispheres(placements, angles)).toEqual({
    above: ["Sun", "Saturn"],
    below: ["Moon", "Mars"],
    east: ["Sun", "Moon"],
    west: ["Mars", "Saturn"],
  });
});

it("hemispheres are not known without the axes", () => {
  expect(findHemispheres([{ body: "Sun", longitude: 0 }], null)).toBeNull();
});
