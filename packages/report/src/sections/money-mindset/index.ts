import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const moneyMindset: Section = {
  restsOn: "Venus",
  area: "money",
  units,
  placement: { body: "Venus", bySign: placement },
};
