import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { createServerProcess } from "./server-process.ts";

export interface SupervisorOptions {
  command: string;
  args: readonly string[];
  /** Ports and variables of each process. */
  slots: readonly { port: number; env: Record<string, string> }[];
  logFile: string;
}

const SECONDS_TO_START = 60;

/** Processes of the API: killed at any time, and replaced at once as a supervisor does. */
export function createSupervisor({ command, args, slots: options, logFile }: SupervisorOptions) {
  const slots = options.map(({ port, env }) => ({
    port,
    server: createServerProcess({ command, args, env, logFile }),
    isWanted: false,
    isSupervised: false,
    /** Since when it has been ready; null while it is not. */
    readySince: null as number | null,
    /** Ended on purpose; any other end is a crash. */
    isKilled: false,
  }));
  type Slot = (typeof slots)[number];
  const crashes: string[] = [];
  let turn = 0;

  async function supervise(slot: Slot): Promise<void> {
    slot.isSupervised = true;
    while (slot.isWanted) {
      slot.isKilled = false;
      slot.server.start();
      const { pid } = slot.server;
      void waitForAddress(`http://127.0.0.1:${slot.port}/readyz`, SECONDS_TO_START).then(
        () => {
          if (slot.server.isRunning && slot.server.pid === pid) slot.readySince = Date.now();
        },
        () => {},
      );
      const code = await slot.server.ended();
      slot.readySince = null;
      if (!slot.isKilled) crashes.push(code === null ? "a signal" : `exit code ${code}`);
    }
    slot.isSupervised = false;
  }

  /** @returns whether it was ready */
  function kill(slot: Slot | undefined): boolean {
    if (!slot || slot.readySince === null) return false;
    slot.readySince = null;
    slot.isKilled = true;
    void slot.server.end("SIGKILL");
    return true;
  }

  const readySlots = () => slots.filter(({ readySince }) => readySince !== null);

  return {
    /** Ends that were not made on purpose, with the reason. */
    crashes,
    /** How many run from now on: the first ones. */
    setCount(count: number): void {
      for (const [index, slot] of slots.entries()) {
        slot.isWanted = index < count;
        if (slot.isWanted && !slot.isSupervised) void supervise(slot);
        if (!slot.isWanted) kill(slot);
      }
    },
    kill: (index: number): boolean => kill(slots[index]),
    killAll: (): boolean => slots.filter(kill).length > 0,
    /** Whether every process that should run is ready, and has been for so many milliseconds. */
    areAllReady: (age = 0): boolean =>
      slots.every(({ isWanted, readySince }) =>
        isWanted ? readySince !== null && Date.now() - readySince >= age : readySince === null,
      ),
    countReady: (): number => readySlots().length,
    /** The port of a process that is ready, each in its turn; null where none is. */
    findPort(): number | null {
      const ready = readySlots();
      turn += 1;
      return ready[turn % ready.length]?.port ?? null;
    },
    async close(): Promise<void> {
      for (const slot of slots) Object.assign(slot, { isWanted: false, isKilled: true });
      await Promise.all(slots.map(({ server }) => server.end("SIGKILL")));
    },
  };
}

export type Supervisor = ReturnType<typeof createSupervisor>;
