import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const detailedAstrologyChart: ElementSection = {
  restsOn: "balance",
  area: "reading yourself",
  units,
};
