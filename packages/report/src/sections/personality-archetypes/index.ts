import type { ElementSection } from "../section.ts";
import { ascendant } from "./ascendant.ts";
import { units } from "./units.ts";

export const personalityArchetypes: ElementSection = {
  restsOn: "Sun",
  area: "everyday choices",
  units,
  angle: { angle: "ascendant", bySign: ascendant },
};
