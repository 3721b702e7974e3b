import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const parentingStyle: ElementSection = {
  restsOn: "Moon",
  area: "parenting",
  units,
};
