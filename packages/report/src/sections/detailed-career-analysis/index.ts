import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const detailedCareerAnalysis: Section = {
  restsOn: "Sun",
  area: "your career",
  units,
};
