import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { units } from "./units.ts";

export const learningStyle: ElementSection = {
  restsOn: "Mercury",
  area: "learning",
  units,
  exercises,
};
