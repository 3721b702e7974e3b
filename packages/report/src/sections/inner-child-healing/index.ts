import type { ElementSection } from "../section.ts";
import { moonHouse } from "./moon-house.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const innerChildHealing: ElementSection = {
  restsOn: "Moon",
  area: "your early years",
  units,
  placement: { body: "Moon", bySign: placement },
  house: { body: "Moon", byHouse: moonHouse },
};
