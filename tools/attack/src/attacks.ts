import { CONTRACT_CALLS, type ContractCall } from "@cosmic/api/testing/contract-calls";
import type { Attacker } from "./attacker.ts";
import { bodyAttacks } from "./body-attacks.ts";
import { fieldAttacks } from "./field-attacks.ts";
import { headerAttacks } from "./header-attacks.ts";
import type { WireRequest } from "./requests.ts";
import { shapeAttacks } from "./shape-attacks.ts";

/** What an attack aims at; the lines of the summary. */
export const TARGETS = [
  "fields of the path",
  "fields of the query",
  "fields of the body",
  "whole bodies",
  "content types",
  "headers",
  "cookies",
  "methods and addresses",
] as const;
export type Target = (typeof TARGETS)[number];

/** One hostile input. */
export interface Attack {
  target: Target;
  call: ContractCall;
  /** What is hostile about it, for the summary of failures. */
  what: string;
  build: (attacker: Attacker) => WireRequest;
}

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
