import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const creativityExpression: Section = {
  restsOn: "Venus",
  area: "making things",
  units,
};
