import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const detailedAstrologyChart: Section = {
  restsOn: "balance",
  area: "reading yourself",
  units,
};
