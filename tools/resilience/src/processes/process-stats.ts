import { readdirSync, readFileSync, readlinkSync } from "node:fs";

// What Linux tells of a process; 0 or nothing where it has ended or cannot be read.

function readProcess<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/** The memory of a process that is in use, in megabytes. */
export const readMemory = (pid: number): number =>
  readProcess(0, () => {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(found?.[1] ?? 0) / 1_024;
  });

/** How many files and connections a process has open. */
export const countDescriptors = (pid: number): number =>
  readProcess(0, () => readdirSync(`/proc/${pid}/fd`).length);

/** Whether one of some processes has the connection that begins at a port of this machine. */
export function ownsPort(pids: readonly number[], port: number): boolean {
  const isFrom = (line: string) =>
    Number.parseInt(/^\s*\d+: [0-9A-F]+:([0-9A-F]+) /.exec(line)?.[1] ?? "", 16) === port;
  const lines = readProcess([], () => readFileSync("/proc/net/tcp", "utf8").split("\n"));
  const inode = lines.find(isFrom)?.trim().split(/\s+/)[9];
  const listSockets = (pid: number) =>
    readProcess([], () => readdirSync(`/proc/${pid}/fd`)).map((file) =>
      readProcess("", () => readlinkSync(`/proc/${pid}/fd/${file}`)),
    );
  return inode !== undefined && pids.some((pid) => listSockets(pid).includes(`socket:[${inode}]`));
}

const isWorkerThread = (pid: number, task: string): boolean =>
  readProcess(
    false,
    () => readFileSync(`/proc/${pid}/task/${task}/comm`, "utf8").trim() === "WorkerThread",
  );

/** Whether a process of the API has a thread that makes PDF files, beside the one that hashes passwords. */
export const isPrinting = (pid: number): boolean =>
  readProcess([], () => readdirSync(`/proc/${pid}/task`)).filter((task) =>
    isWorkerThread(pid, task),
  ).length > 1;

/** Processes that one has started. */
export const listChildren = (pid: number): number[] =>
  readProcess([], () =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
