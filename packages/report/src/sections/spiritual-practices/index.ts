import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const spiritualPractices: ElementSection = {
  restsOn: "Moon",
  area: "stillness",
  units,
};
