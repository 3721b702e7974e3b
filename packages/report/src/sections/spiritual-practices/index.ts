import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const spiritualPractices: Section = {
  restsOn: "Moon",
  area: "stillness",
  units,
};
