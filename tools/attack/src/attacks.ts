import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import { CONTRACT_CALLS } from "@cosmic/api/testing/contract-calls";
import { bodyAttacks } from "./body-attacks.ts";
import { fieldAttacks } from "./field-attacks.ts";
import { headerAttacks } from "./header-attacks.ts";
import type { Person } from "./person.ts";
import { redirectAttacks } from "./redirect-attacks.ts";
import type { WireRequest } from "./requests.ts";
import { shapeAttacks } from "./shape-attacks.ts";

/** What an attack aims at; the lines of the report. */
export const TARGETS = [
  "fields of the path",
  "fields of the query",
  "fields of the body",
  "whole bodies",
  "content types",
  "headers",
  "cookies",
  "methods and addresses",
  "redirects",
] as const;
export type Target = (typeof TARGETS)[number];

/** One hostile input. */
export interface Attack {
  target: Target;
  call: ContractCall;
  /** What is hostile about it, for the report of a failure. */
  what: string;
  build: (person: Person) => WireRequest;
}

/** Every attack there is, call by call. */
export const allAttacks = (): Attack[] =>
  CONTRACT_CALLS.flatMap((call, index) => [
    ...fieldAttacks(call),
    ...bodyAttacks(call),
    ...headerAttacks(call, index),
    ...shapeAttacks(call),
    ...redirectAttacks(call),
  ]);
