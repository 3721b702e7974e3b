import type { PairingSection } from "../section.ts";
import { units } from "./units/index.ts";

export const detailedCareerAnalysis: PairingSection = {
  restsOn: "pairing",
  area: "your career",
  units,
};
