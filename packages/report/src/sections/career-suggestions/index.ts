import type { Section } from "../section.ts";
import { midheaven } from "./midheaven.ts";
import { units } from "./units.ts";

export const careerSuggestions: Section = {
  restsOn: "Sun",
  area: "work",
  units,
  angle: { angle: "midheaven", bySign: midheaven },
};
