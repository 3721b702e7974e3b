import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks a second, as Linux counts CPU time for every process. */
const TICKS = 100;

/** Fields of /proc/<pid>/stat after the name, which may hold spaces. */
function readStat(pid: number | string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** CPU milliseconds of a process with its threads, and of its children that are gone. Linux only. */
function readCpu(pid: number | string): number {
  const fields = readStat(pid);
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
  return (ticks * 1_000) / TICKS;
}

/** CPU milliseconds of the thread that a process began with: the event loop, in Node.js. */
export function cpuOfMainThread(pid: number): number {
  const fields = readStat(`${pid}/task/${pid}`);
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

/** CPU milliseconds of a process and of the children it has now or had. */
export function cpuWithChildren(pid: number): number {
  const children = readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readStat(name)[1] === String(pid);
    } catch {
      return false;
    }
  });
  return [pid, ...children].reduce((sum: number, each) => {
    try {
      return sum + readCpu(each);
    } catch {
      return sum;
    }
  }, 0);
}

/** The process that started this one. */
export const readParentPid = (pid: number): number => Number(readStat(pid)[1]);

/** Megabytes that a process holds in memory. */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(line?.[1] ?? 0) / 1_024);
}
