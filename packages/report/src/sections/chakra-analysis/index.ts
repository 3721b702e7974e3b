import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const chakraAnalysis: ElementSection = {
  restsOn: "balance",
  area: "rest",
  units,
};
