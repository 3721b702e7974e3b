import type { Section } from "../section.ts";
import { threads } from "./threads.ts";
import { units } from "./units.ts";

export const shadowWork: Section = {
  restsOn: "Sun",
  area: "private moments",
  units,
  thread: { paragraph: 1, byPairing: threads },
};
