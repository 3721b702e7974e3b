import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const personalityIntegration: Section = {
  restsOn: "Sun",
  area: "the whole of it",
  units,
};
