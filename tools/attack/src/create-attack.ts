import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import type { Attacker } from "./attacker.ts";
import type { WireRequest } from "./requests.ts";

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

/** An attack that is the plain request of its call with something changed. */
export const createAttack = (
  target: Target,
  call: ContractCall,
  what: string,
  change: (plain: WireRequest, attacker: Attacker) => Partial<WireRequest>,
): Attack => ({
  target,
  call,
  what,
  build(attacker) {
    const plain = attacker.plainRequest(call);
    return { ...plain, ...change(plain, attacker) };
  },
});
