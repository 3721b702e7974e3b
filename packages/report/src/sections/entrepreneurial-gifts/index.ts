import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const entrepreneurialGifts: Section = {
  restsOn: "Jupiter",
  area: "business",
  units,
  placement: { body: "Mars", bySign: placement },
};
