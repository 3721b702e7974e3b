import { getPriority, setPriority } from "node:os";
import { hashSync, verifySync } from "@node-rs/argon2";

/**
 * What a thread does with each password; `password-hasher.ts` names this file.
 *
 * Linux gives each thread its own priority. With this one the thread has a quarter of a core while requests want
 * all of it, and a whole one otherwise.
 */
const NICENESS = 5;
const LOWEST = 19;

if (process.platform === "linux") setPriority(Math.min(getPriority() + NICENESS, LOWEST));

export interface HashTask {
  password: string;
  options: { algorithm: number; memoryCost: number; timeCost: number; parallelism: number };
}

/** @public */
export const hashPassword = ({ password, options }: HashTask): string =>
  hashSync(password, options);

export interface VerifyTask {
  password: string;
  passwordHash: string;
}

/** @public */
export const verifyPassword = ({ password, passwordHash }: VerifyTask): boolean =>
  verifySync(passwordHash, password);
