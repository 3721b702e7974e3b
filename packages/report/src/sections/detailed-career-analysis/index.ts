import type { Section } from "../section.ts";
import { threads } from "./threads.ts";
import { units } from "./units.ts";

export const detailedCareerAnalysis: Section = {
  restsOn: "Sun",
  area: "your career",
  units,
  thread: { paragraph: 2, byPairing: threads },
};
