import type { ElementSection } from "../section.ts";
import { placement } from "./placement.ts";
import { sunHouse } from "./sun-house.ts";
import { units } from "./units.ts";

export const lifePurpose: ElementSection = {
  restsOn: "Sun",
  area: "the long run",
  units,
  placement: { body: "Sun", bySign: placement },
  house: { body: "Sun", byHouse: sunHouse },
};
