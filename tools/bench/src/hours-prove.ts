import { parseArgs } from "node:util";
import { drawBirths } from "./hours/births.ts";
import { isKept, prove, sumProofs } from "./hours/prove.ts";

// `npm run hours:prove`: what is said of births whose time is not known to the minute, against the exact chart of
// every minute of their hours. `--births` and `--seed` choose how many and which; a thousand take about 20 minutes.
const { values } = parseArgs({
  options: {
    births: { type: "string", default: "1000" },
    seed: { type: "string", default: "20261123" },
  },
});
const births = drawBirths(Number(values.births), Number(values.seed));
const started = performance.now();
const proofs = births.map((birth, index) => {
  if (index % 50 === 0 && index > 0) {
    const minutes = Math.round((performance.now() - started) / 60_000);
    console.log(`${index} of ${births.length} births, ${minutes} minutes`);
  }
  return { birth, proof: prove(birth, index) };
});
const sum = sumProofs(proofs);
for (const failure of sum.failures) console.log(`FAILED ${failure}`);
console.log(`births                        ${sum.births}`);
console.log(`minutes, each an exact chart  ${sum.minutes}`);
console.log(`facts called certain          ${sum.certain}`);
console.log(`boundaries                    ${sum.boundaries}`);
console.log(`sentences of their reports    ${sum.sentences}`);
console.log(`those that rest on the birth  ${sum.checked}`);
console.log(`what does not hold            ${sum.failures.length}`);
console.log(`worst share                   ${(sum.shareError * 100).toFixed(3)} points off`);
console.log(`worst boundary                ${sum.boundaryError.toFixed(2)} s off`);
console.log(isKept(sum) ? "ok: all of it holds" : "BROKEN");
process.exitCode = isKept(sum) ? 0 : 1;
