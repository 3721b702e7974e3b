import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toAccuracyPage } from "./sky/accuracy-page.ts";
import { measureSky } from "./sky/measure-sky.ts";
import { holds } from "./sky/quantity.ts";

// `npm run sky:accuracy`: every quantity of a chart against an independent source, written to docs/accuracy.md.
const years = Array.from({ length: 201 }, (_, index) => 1900 + index);
const parts = measureSky({
  instants: 12_000,
  places: 6_000,
  years,
  sourceYears: years,
  births: 2_000,
  chironYears: 100,
  chironStep: 1,
});
writeFileSync(join(import.meta.dirname, "../../../docs/accuracy.md"), toAccuracyPage(parts));
for (const { title, quantities } of parts) {
  console.log(`\n${title}`);
  for (const quantity of quantities) {
    const { name, worst, unit, bound } = quantity;
    const mark = holds(quantity) ? "ok" : "NO";
    console.log(
      `  ${mark}  ${name.padEnd(48)} ${worst.toFixed(2)} ${unit}${bound === null ? "" : ` of ${bound}`}`,
    );
  }
}
