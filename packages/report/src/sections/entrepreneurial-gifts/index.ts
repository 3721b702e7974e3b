import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const entrepreneurialGifts: ElementSection = {
  restsOn: "Jupiter",
  area: "business",
  units,
};
