import { createReplica } from "./replica.ts";

export interface SupervisorOptions {
  /** The program of each process. */
  main: string;
  /** Ports and variables of each process. */
  slots: readonly { port: number; env: Record<string, string> }[];
  logFile: string;
}

/** Processes of the API: killed at any time, and replaced at once as a supervisor does. */
export function createSupervisor({ main, slots: options, logFile }: SupervisorOptions) {
  const slots = options.map(({ port, env }) => ({
    replica: createReplica({ port, env, logFile, main }),
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
      const ready = slot.replica.start();
      const { pid } = slot.replica;
      void ready.then(
        () => {
          if (slot.replica.isRunning && slot.replica.pid === pid) slot.readySince = Date.now();
        },
        () => {},
      );
      const code = await slot.replica.ended();
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
    void slot.replica.kill();
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
      return ready[turn % ready.length]?.replica.port ?? null;
    },
    async close(): Promise<void> {
      for (const slot of slots) Object.assign(slot, { isWanted: false, isKilled: true });
      await Promise.all(slots.map(({ replica }) => replica.kill()));
    },
  };
}

export type Supervisor = ReturnType<typeof createSupervisor>;
