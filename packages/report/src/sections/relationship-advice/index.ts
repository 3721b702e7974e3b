import type { ElementSection } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const relationshipAdvice: ElementSection = {
  restsOn: "Venus",
  area: "love",
  units,
  placement: { body: "Venus", bySign: placement },
};
