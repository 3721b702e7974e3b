import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const comprehensiveRelationshipGuide: Section = {
  restsOn: "Sun",
  area: "partnership",
  units,
};
