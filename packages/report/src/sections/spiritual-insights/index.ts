import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const spiritualInsights: Section = {
  restsOn: "Jupiter",
  area: "belief",
  units,
};
