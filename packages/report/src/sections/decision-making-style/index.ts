import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const decisionMakingStyle: Section = {
  restsOn: "Mercury",
  area: "decisions",
  units,
  placement: { body: "Mercury", bySign: placement },
};
