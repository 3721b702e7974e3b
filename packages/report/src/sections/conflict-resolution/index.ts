import type { ElementSection } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const conflictResolution: ElementSection = {
  restsOn: "Mars",
  area: "quarrels",
  units,
  placement: { body: "Mars", bySign: placement },
};
