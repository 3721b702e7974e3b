import type { PairingSection } from "../section.ts";
import { units } from "./units/index.ts";

export const shadowWork: PairingSection = {
  restsOn: "pairing",
  area: "private moments",
  units,
};
