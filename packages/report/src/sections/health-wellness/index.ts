import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { units } from "./units.ts";

export const healthWellness: ElementSection = {
  restsOn: "Mars",
  area: "your body",
  units,
  exercises,
};
