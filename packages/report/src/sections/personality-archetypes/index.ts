import type { Section } from "../section.ts";
import { ascendant } from "./ascendant.ts";
import { units } from "./units.ts";

export const personalityArchetypes: Section = {
  restsOn: "Sun",
  area: "everyday choices",
  units,
  angle: { angle: "ascendant", bySign: ascendant },
};
