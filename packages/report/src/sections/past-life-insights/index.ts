import type { ElementSection } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const pastLifeInsights: ElementSection = {
  restsOn: "Saturn",
  area: "imagination",
  units,
  placement: { body: "Saturn", bySign: placement, isForLeads: true },
};
