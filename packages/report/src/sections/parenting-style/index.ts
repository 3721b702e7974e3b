import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const parentingStyle: Section = {
  restsOn: "Moon",
  area: "parenting",
  units,
};
