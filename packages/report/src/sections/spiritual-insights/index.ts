import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const spiritualInsights: Section = {
  restsOn: "Jupiter",
  area: "belief",
  units,
  placement: { body: "Jupiter", bySign: placement },
};
