import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { units } from "./units.ts";

export const hiddenPotentials: ElementSection = {
  restsOn: "Moon",
  area: "untried ground",
  units,
  exercises,
};
