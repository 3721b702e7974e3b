import type { ElementSection } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const giftedTalents: ElementSection = {
  restsOn: "Jupiter",
  area: "your talents",
  units,
  placement: { body: "Jupiter", bySign: placement },
};
