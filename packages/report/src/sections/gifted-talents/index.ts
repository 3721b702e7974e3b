import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const giftedTalents: Section = {
  restsOn: "Jupiter",
  area: "your talents",
  units,
  placement: { body: "Jupiter", bySign: placement },
};
