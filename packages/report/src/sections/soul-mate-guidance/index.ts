import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const soulMateGuidance: Section = {
  restsOn: "Moon",
  area: "choosing people",
  units,
  placement: { body: "Moon", bySign: placement },
};
