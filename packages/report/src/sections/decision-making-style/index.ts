import type { ElementSection } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const decisionMakingStyle: ElementSection = {
  restsOn: "Mercury",
  area: "decisions",
  units,
  placement: { body: "Mercury", bySign: placement },
};
