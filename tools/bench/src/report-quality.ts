import { type Measure, measureEach, measureTogether } from "./quality/measures.ts";
import { combinations, randomBirths } from "./quality/people.ts";

/** How many of the texts that break a bound are named. */
const NAMED = 8;

// `npm run report:quality`: every pairing of type and sign, and births at random, against the bounds.
const pairings = combinations();
const births = randomBirths(200);
const tables = [
  { title: `${pairings.length} pairings of type and sign`, measures: measureEach(pairings) },
  { title: "compared with one another", measures: measureTogether(pairings) },
  { title: `${births.length} reports for 200 random births`, measures: measureEach(births) },
];

for (const { title, measures } of tables) printTable(title, measures);
const broken = tables.flatMap(({ measures }) => measures).filter((each) => each.broken.length > 0);
console.log(broken.length === 0 ? "ok: every bound holds" : `${broken.length} bounds are broken`);
process.exitCode = broken.length === 0 ? 0 : 1;

function printTable(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}`);
  for (const { name, found, bound, broken: breaks } of measures) {
    const mark = breaks.length === 0 ? "ok " : "NO ";
    console.log(`  ${mark} ${name.padEnd(40)} ${found.padEnd(48)} ${bound}`);
    for (const each of breaks.slice(0, NAMED)) console.log(`        ${each}`);
    if (breaks.length > NAMED) console.log(`        and ${breaks.length - NAMED} more`);
  }
}
