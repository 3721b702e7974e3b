import { describeFailure } from "../apps/api/src/commands/failure.ts";
import { chooseOperators } from "../apps/api/src/commands/operators.ts";
import { readConfig } from "../apps/api/src/config/config.ts";

try {
  const run = chooseOperators(process.argv.slice(2), "npm run operators --");
  console.log(await run(readConfig()));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
