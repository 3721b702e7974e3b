import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const healthWellness: Section = {
  restsOn: "Mars",
  area: "your body",
  units,
};
