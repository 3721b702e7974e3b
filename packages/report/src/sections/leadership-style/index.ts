import type { ElementSection } from "../section.ts";
import { units } from "./units.ts";

export const leadershipStyle: ElementSection = {
  restsOn: "Mars",
  area: "leadership",
  units,
};
