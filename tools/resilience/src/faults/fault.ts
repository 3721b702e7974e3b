import type { Random } from "../environment/random.ts";
import type { Environment } from "./environment.ts";
import type { Findings } from "./findings.ts";

/** How much of a fault is tried. */
export interface Effort {
  /** Within `npm test`: each fault once and short. */
  isSmall: boolean;
  /** How often, where a fault comes in rounds; null leaves it to the fault. */
  rounds: number | null;
  /** How long, where a fault lasts; null leaves it to the fault. */
  minutes: number | null;
  random: Random;
}

/** Something that goes wrong, and what the product guarantees then. */
export interface Fault {
  /** The row of docs/security.md. */
  row: string;
  name: string;
  /** In a few words, for the table. */
  expected: string;
  /** Left out of small runs, unless it is asked for by name. */
  isWholeOnly?: true;
  /** Lets it happen and checks what follows. Leaves the environment as it was. */
  run(environment: Environment, findings: Findings, effort: Effort): Promise<void>;
}

/** How many rounds: what was asked for, else one in a small run and so many in a whole one. */
export const getRounds = ({ rounds, isSmall }: Effort, whole: number): number =>
  rounds ?? (isSmall ? 1 : whole);
