import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { units } from "./units.ts";

export const moneyMindset: ElementSection = {
  restsOn: "Venus",
  area: "money",
  units,
  exercises,
};
