import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { units } from "./units.ts";

export const personalityIntegration: ElementSection = {
  restsOn: "Sun",
  area: "the whole of it",
  units,
  exercises,
};
