import { type ChildProcess, spawn } from "node:child_process";
import { findPassword, withoutPassword } from "./address.ts";

/** The last of what a program says about itself is enough to know what went wrong. */
const SAID = 4_000;

/** A program of PostgreSQL that failed, and what it said. */
export class ProgramFailure extends Error {
  override name = "ProgramFailure";
}

/** How a program reaches a database: an address without the password, and the password apart. */
export interface Access {
  address: string;
  env: NodeJS.ProcessEnv;
}

/** Every account on a machine may read command lines; the password goes through the environment. */
export function accessTo(url: string): Access {
  const password = findPassword(url);
  return {
    address: withoutPassword(url),
    env: { ...process.env, PGCONNECT_TIMEOUT: "10", ...(password ? { PGPASSWORD: password } : {}) },
  };
}

export interface Running {
  child: ChildProcess;
  /** Resolves when it has ended well; rejects with ProgramFailure otherwise. */
  ended: Promise<void>;
}

/** Starts a program; `stdio` is that of its input and output, what it says goes into the failure. */
export function startProgram(
  file: string,
  args: readonly string[],
  options: { env: NodeJS.ProcessEnv; stdio: readonly ["ignore" | "pipe", "ignore" | "pipe"] },
): Running {
  const child = spawn(file, args, { env: options.env, stdio: [...options.stdio, "pipe"] });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-SAID);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", (error) => reject(new ProgramFailure(error.message)));
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new ProgramFailure(said.trim() || `${file} ended with ${signal ?? code}`));
    });
  });
  // The caller that awaits it gets the rejection; until then it is not an unhandled one.
  ended.catch(() => {});
  return { child, ended };
}
