import type { ElementSection } from "../section.ts";
import { midheaven } from "./midheaven.ts";
import { units } from "./units.ts";

export const careerSuggestions: ElementSection = {
  restsOn: "Sun",
  area: "work",
  units,
  angle: { angle: "midheaven", bySign: midheaven },
};
