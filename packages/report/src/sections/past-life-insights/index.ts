import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const pastLifeInsights: Section = {
  restsOn: "Saturn",
  area: "imagination",
  units,
};
