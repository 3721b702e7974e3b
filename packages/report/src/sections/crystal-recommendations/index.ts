import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const crystalRecommendations: ElementSection = {
  restsOn: "Moon",
  area: "small rituals",
  units,
};
