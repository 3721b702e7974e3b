import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const chakraAnalysis: Section = {
  restsOn: "balance",
  area: "rest",
  units,
};
