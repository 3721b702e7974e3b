import type { ElementSection } from "../section.ts";
import { exercises } from "./exercises.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const conflictResolution: ElementSection = {
  restsOn: "Mars",
  area: "quarrels",
  units,
  exercises,
  placement: { body: "Mars", bySign: placement },
};
