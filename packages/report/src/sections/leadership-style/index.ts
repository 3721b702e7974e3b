import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { units } from "./units.ts";

export const leadershipStyle: ElementSection = {
  restsOn: "Mars",
  area: "leadership",
  units,
  exercises,
};
