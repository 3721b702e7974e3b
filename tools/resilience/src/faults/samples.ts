import { appendFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { countDescriptors, isPrinting, readMemory } from "../processes/process-stats.ts";

/** What a process uses at one time. */
export interface Sample {
  /** Since sampling began. */
  minutes: number;
  /** RSS. */
  megabytes: number;
  descriptors: number;
  isPrinting: boolean;
}

export interface SamplingOptions {
  pids: readonly number[];
  minutes: number;
  /** Milliseconds from one sample to the next. */
  every: number;
  /** Takes a line for each sample of each process. */
  logFile: string;
}

/** Samples processes for so long. @returns the samples of each, in the order of `pids` */
export async function takeSamples(options: SamplingOptions): Promise<Sample[][]> {
  const { pids, minutes, every, logFile } = options;
  const from = performance.now();
  const samples = pids.map((): Sample[] => []);
  for (let passed = 0; passed < minutes; ) {
    await pause(every);
    passed = (performance.now() - from) / 60_000;
    for (const [index, pid] of pids.entries()) {
      const sample = {
        minutes: passed,
        megabytes: readMemory(pid),
        descriptors: countDescriptors(pid),
        isPrinting: isPrinting(pid),
      };
      samples[index]?.push(sample);
      appendFileSync(logFile, `${JSON.stringify({ pid, ...sample })}\n`);
    }
  }
  return samples;
}

/** By how much a value grows in a minute: the slope of the straight line nearest to the samples. */
export function computeSlope(
  points: readonly (readonly [minutes: number, value: number])[],
): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [middle, level] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - level), 0);
  const variance = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  return variance === 0 ? 0 : covariance / variance;
}
