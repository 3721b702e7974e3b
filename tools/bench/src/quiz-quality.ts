import {
  type Check,
  checkAdaptivity,
  checkCalibration,
  checkFalseShifts,
  checkLogLoss,
  checkNoticed,
  UTMOST_ERROR,
  UTMOST_ERROR_ELSEWHERE,
} from "./quiz/bounds.ts";
import {
  measureAdaptivity,
  measureCalibration,
  measureFalseShifts,
  measureLogLoss,
} from "./quiz/measures.ts";
import { simulateTakers, WORLDS } from "./quiz/takers.ts";

const TAKERS = 20_000;

// `npm run quiz:quality`: how true the certainties are, for simulated takers who do not answer by the model's own rule.
const { asModeled, uneven, related, twoCamps, noisy } = WORLDS;
const takers = simulateTakers(asModeled, TAKERS);
const checks = [
  print(asModeled.name, [
    ...checkCalibration(measureCalibration(takers), UTMOST_ERROR),
    ...checkLogLoss(measureLogLoss(takers)),
    ...checkAdaptivity(measureAdaptivity(takers)),
    checkFalseShifts(measureFalseShifts(takers)),
  ]),
  ...[uneven, related].map((world) => {
    const others = simulateTakers(world, TAKERS);
    return print(world.name, [
      ...checkCalibration(measureCalibration(others), UTMOST_ERROR_ELSEWHERE),
      ...checkLogLoss(measureLogLoss(others)),
    ]);
  }),
  ...[twoCamps, noisy].map((world) =>
    print(`${world.name}: the model is wrong, and this has to show`, [
      checkNoticed(measureCalibration(simulateTakers(world, TAKERS))),
    ]),
  ),
].flat();

const broken = checks.filter(({ holds }) => !holds);
console.log(
  broken.length === 0 ? "\nok: every bound holds" : `\n${broken.length} bounds are broken`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

function print(title: string, found: readonly Check[]): readonly Check[] {
  console.log(`\n${TAKERS} takers, ${title}`);
  for (const { name, found: figure, bound, holds } of found) {
    console.log(`  ${holds ? "ok " : "NO "} ${name.padEnd(44)} ${figure.padEnd(42)} ${bound}`);
  }
  return found;
}
