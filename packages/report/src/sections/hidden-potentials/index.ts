import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const hiddenPotentials: Section = {
  restsOn: "Moon",
  area: "untried ground",
  units,
};
