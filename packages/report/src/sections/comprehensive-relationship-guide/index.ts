import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const comprehensiveRelationshipGuide: ElementSection = {
  restsOn: "Sun",
  area: "partnership",
  units,
};
