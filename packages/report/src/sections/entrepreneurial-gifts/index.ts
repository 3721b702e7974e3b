import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const entrepreneurialGifts: Section = {
  restsOn: "Jupiter",
  area: "business",
  units,
};
