import { CONTRACT_CALLS } from "@cosmic/api/testing/contract-calls";
import { bodyAttacks } from "./body-attacks.ts";
import type { Attack } from "./create-attack.ts";
import { fieldAttacks } from "./field-attacks.ts";
import { headerAttacks } from "./header-attacks.ts";
import { shapeAttacks } from "./shape-attacks.ts";

/** Seeds of one call and the next are so far apart that no two fields get the same values. */
const SEED_STEP = 1_000;

/** Every attack there is, call by call; the same from run to run. */
export const allAttacks = (): Attack[] =>
  CONTRACT_CALLS.flatMap((call, index) => [
    ...fieldAttacks(call, index * SEED_STEP),
    ...bodyAttacks(call, index * SEED_STEP),
    ...headerAttacks(call, index * SEED_STEP),
    ...shapeAttacks(call),
  ]);
