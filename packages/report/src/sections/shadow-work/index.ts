import type { Section } from "../section.ts";
import { placement } from "./placement.ts";
import { units } from "./units.ts";

export const shadowWork: Section = {
  restsOn: "Sun",
  area: "private moments",
  units,
  placement: { body: "Saturn", bySign: placement, isForLeads: true },
};
