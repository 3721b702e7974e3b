import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const learningStyle: Section = {
  restsOn: "Mercury",
  area: "learning",
  units,
};
