import { type ChildProcess, fork } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { ProcessMessage } from "./api-process.ts";

export interface ReplicaOptions {
  /** Variables of each slot's process. */
  variables: readonly Record<string, string>[];
  /** Where the processes write what they have to say, and keep compiled code. */
  folder: string;
}

interface Slot {
  variables: Record<string, string>;
  isWanted: boolean;
  child: ChildProcess | null;
  port: number | null;
  /** Since when it has been open, or not. */
  since: number;
}

const SPARES = 2;
const SCRIPT = join(import.meta.dirname, "api-process.ts");

/** The processes of the API: killed at any time, and replaced at once as a supervisor does. */
export function createReplicas({ variables, folder }: ReplicaOptions) {
  const log = createWriteStream(join(folder, "api.log"), { flags: "a" });
  const slots: Slot[] = variables.map((each) => ({
    variables: each,
    isWanted: false,
    child: null,
    port: null,
    since: 0,
  }));
  /** Ended on purpose; any other end is a crash. */
  const ended = new WeakSet<ChildProcess>();
  const crashes: string[] = [];
  let isClosing = false;
  let turn = 0;

  function load(): ChildProcess {
    const child = fork(SCRIPT, {
      env: {
        PATH: process.env["PATH"] ?? "",
        // Code that is compiled once starts three times as fast.
        NODE_COMPILE_CACHE: join(folder, "compiled"),
      },
      silent: true,
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    return child;
  }

  /** Loaded, and waiting to be told what to be. */
  const spares = Array.from({ length: SPARES }, load);

  const tell = (slot: Slot, what: string) =>
    log.write(`${JSON.stringify({ time: Date.now(), process: slots.indexOf(slot), what })}\n`);

  function end(child: ChildProcess): void {
    ended.add(child);
    child.kill("SIGKILL");
  }

  function start(slot: Slot): void {
    const child = spares.shift() ?? load();
    spares.push(load());
    slot.child = child;
    slot.port = null;
    let port: number | null = null;
    child.on("message", (report: ProcessMessage) => {
      tell(slot, report.kind);
      if (report.kind === "listening") port = report.port;
      else if (slot.child === child) {
        slot.port = port;
        slot.since = Date.now();
      }
    });
    child.once("exit", (code, signal) => {
      tell(slot, "ended");
      if (!ended.has(child)) crashes.push(signal ?? `exit code ${code}`);
      if (slot.child !== child) return;
      slot.child = null;
      slot.port = null;
      if (slot.isWanted && !isClosing) start(slot);
    });
    tell(slot, "starting");
    child.send(slot.variables);
  }

  function kill(slot: Slot | undefined): boolean {
    if (!slot?.child || slot.port === null) return false;
    slot.port = null;
    end(slot.child);
    return true;
  }

  const openSlots = () => slots.filter(({ port }) => port !== null);

  return {
    /** Processes that ended without being made to. */
    crashes,
    /** How many run from now on: the first ones. */
    setCount(count: number): void {
      for (const [index, slot] of slots.entries()) {
        slot.isWanted = index < count;
        if (slot.isWanted && slot.child === null) start(slot);
        if (!slot.isWanted && slot.child) end(slot.child);
      }
    },
    /** Kills a process that is open, at once. @returns whether it was */
    kill: (index: number): boolean => kill(slots[index]),
    /** Kills every process that is open. @returns how many there were */
    killAll: (): number => slots.filter(kill).length,
    /** Whether every process that should run is open, and has been for so many milliseconds. */
    areAllOpen: (age: number): boolean =>
      slots.every(
        ({ isWanted, port, since }) =>
          isWanted === (port !== null) && (!isWanted || Date.now() - since >= age),
      ),
    countOpen: (): number => openSlots().length,
    /** A process that answers, each in its turn; null where none does. */
    findOpen(): { index: number; port: number } | null {
      const open = openSlots();
      turn += 1;
      const slot = open[turn % open.length];
      if (!slot || slot.port === null) return null;
      return { index: slots.indexOf(slot), port: slot.port };
    },
    close(): void {
      isClosing = true;
      const running = slots.flatMap(({ child }) => child ?? []);
      for (const child of [...spares, ...running]) end(child);
      log.end();
    },
  };
}

export type Replicas = ReturnType<typeof createReplicas>;
