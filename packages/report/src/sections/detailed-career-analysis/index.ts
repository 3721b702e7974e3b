import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const detailedCareerAnalysis: Section = {
  restsOn: "Sun",
  area: "your career",
  units,
  placement: { body: "Saturn", bySign: placement },
};
