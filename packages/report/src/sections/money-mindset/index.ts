import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const moneyMindset: Section = {
  restsOn: "Venus",
  area: "money",
  units,
};
