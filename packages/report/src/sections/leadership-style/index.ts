import type { Section } from "../section.ts";
import { units } from "./units.ts";

export const leadershipStyle: Section = {
  restsOn: "Mars",
  area: "leadership",
  units,
};
