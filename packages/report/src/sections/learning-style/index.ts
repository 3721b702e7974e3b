import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const learningStyle: Section = {
  restsOn: "Mercury",
  area: "learning",
  units,
  placement: { body: "Mercury", bySign: placement },
};
