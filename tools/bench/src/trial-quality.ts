import { guessOwn, MOST_Z } from "./trial/guess-own.ts";
import { simulateTrials } from "./trial/simulated-trials.ts";

// `npm run trial:quality`: 5,000 blind trials as browsers get them, and every way to guess the reader's own text.
const TRIALS = 5_000;

const trials = simulateTrials(TRIALS, 20_261_123);
const spreads = trials
  .map(({ open }) => open.texts.map(({ text }) => text.length))
  .map((lengths) => Math.max(...lengths) / Math.min(...lengths) - 1)
  .toSorted((a, b) => a - b);
const showSpread = (part: number) =>
  `${(100 * (spreads[Math.floor(part * (TRIALS - 1))] ?? 0)).toFixed(1)} %`;

console.log(
  `${TRIALS} trials; chance finds 33.3 %, and no way may be ${MOST_Z} standard errors away`,
);
console.log(
  `longest text against shortest: median ${showSpread(0.5)}, 95 % within ${showSpread(0.95)}, at most ${showSpread(1)}\n`,
);
const results = guessOwn(trials);
for (const { name, hits, n, z } of results) {
  const mark = Math.abs(z) > MOST_Z ? "NO" : "ok";
  const share = `${((100 * hits) / n).toFixed(1)} %`;
  console.log(`  ${mark}  ${name.padEnd(44)} ${share.padStart(7)} of ${n}  z ${z.toFixed(2)}`);
}
const found = results.filter(({ z }) => Math.abs(z) > MOST_Z);
console.log(
  found.length === 0
    ? "\nok: nothing tells which text is the reader's own"
    : `\n${found.length} ways tell which text is the reader's own`,
);
process.exitCode = found.length === 0 ? 0 : 1;
