import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const creativityExpression: ElementSection = {
  restsOn: "Venus",
  area: "making things",
  units,
};
