import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { units } from "./units.ts";

export const spiritualInsights: ElementSection = {
  restsOn: "Jupiter",
  area: "belief",
  units,
  exercises,
};
