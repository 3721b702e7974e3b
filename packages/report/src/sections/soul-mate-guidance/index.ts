import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const soulMateGuidance: Section = {
  restsOn: "Moon",
  area: "choosing people",
  units,
};
