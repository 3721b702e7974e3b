import { readdirSync, readFileSync } from "node:fs";

/** The memory of a process that is in use, in megabytes; 0 where it cannot be read. */
export function readMemory(pid: number): number {
  try {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(found?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

/** How many files and connections a process has open; 0 where it cannot be read. */
export function countDescriptors(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** Whether a process of the API has a thread that makes PDF files. */
export function isPrinting(pid: number): boolean {
  try {
    return readdirSync(`/proc/${pid}/task`).some(
      (task) => readFileSync(`/proc/${pid}/task/${task}/comm`, "utf8").trim() === "WorkerThread",
    );
  } catch {
    return false;
  }
}

/** Processes that one has started. */
export function listChildren(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    return list === "" ? [] : list.split(" ").map(Number);
  } catch {
    return [];
  }
}

/** Threads of Node.js's pool that compute at this instant: where passwords are hashed. */
export function countHashingThreads(pid: number): number {
  let running = 0;
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    try {
      const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, "utf8");
      if (stat.includes("(libuv-worker)") && / R /.test(stat)) running += 1;
    } catch {
      // The thread has just ended.
    }
  }
  return running;
}
