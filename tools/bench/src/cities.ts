import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { searchCities } from "@cosmic/api/features/cities/cities.service";

// `npm run bench:cities`: what the first search of birth places in a process takes, what later ones do, and the memory
// that the places keep.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const TEXTS = ["lisbon", "par", "s", "東京", "san francisco", "new y", "münchen", "paris, tx"];
const ROUNDS = 50;

function heldMegabytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

async function measure(run: () => Promise<unknown>): Promise<{ wall: number; processor: number }> {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: performance.now() - started, processor: (user + system) / 1000 };
}

const before = heldMegabytes();
const first = await measure(() => searchCities("lisbon"));
const held = heldMegabytes() - before;
const later = await measure(async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of TEXTS) await searchCities(text);
  }
});

console.log(
  `first search of a process  ${first.wall.toFixed(0)} ms, ${first.processor.toFixed(0)} ms of processor time`,
);
console.log(
  `a later search             ${(later.processor / (ROUNDS * TEXTS.length)).toFixed(2)} ms of processor time`,
);
console.log(`memory kept                ${held.toFixed(0)} MB`);
