import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const crystalRecommendations: Section = {
  restsOn: "Moon",
  area: "small rituals",
  units,
};
