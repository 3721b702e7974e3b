import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { units } from "./units.ts";

export const soulMateGuidance: ElementSection = {
  restsOn: "Moon",
  area: "choosing people",
  units,
  exercises,
};
