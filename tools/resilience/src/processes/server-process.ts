import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, closeSync, openSync } from "node:fs";
import { findOrdinaryUser } from "@cosmic/tools-programs/debian";

export interface ServerProcessOptions {
  command: string;
  args: readonly string[];
  env: Record<string, string | undefined>;
  /** Takes what it prints. A file and no pipe, since nginx opens its own output by name. */
  logFile: string;
  /** Root runs it as an ordinary account. */
  isUnprivileged?: boolean;
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** A server that may be ended and started again under the same options. */
export function createServerProcess(options: ServerProcessOptions) {
  const user = options.isUnprivileged === true ? findOrdinaryUser() : null;
  let child: ChildProcess | null = null;
  let ended: Promise<number | null> = Promise.resolve(0);

  function start(): void {
    const log = openSync(options.logFile, "a");
    if (user) chownSync(options.logFile, user.uid, user.gid);
    const started = spawn(options.command, options.args, {
      ...user,
      env: options.env,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    running.add(started);
    ended = new Promise((resolve) => {
      const end = (code: number | null) => {
        running.delete(started);
        resolve(code);
      };
      started.once("error", () => end(null));
      started.once("exit", (code) => end(code));
    });
    child = started;
  }

  return {
    get pid(): number {
      return child?.pid ?? 0;
    },
    get isRunning(): boolean {
      return child !== null && running.has(child);
    },
    start,
    /** Sends a signal. @returns the exit code once it has ended, null when a signal ended it */
    end(signal: NodeJS.Signals): Promise<number | null> {
      child?.kill(signal);
      return ended;
    },
    ended: () => ended,
  };
}
