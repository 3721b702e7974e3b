import { describeFailure } from "@cosmic/api/commands/failure";
import { chooseOperators } from "@cosmic/api/commands/operators";
import { readConfig } from "@cosmic/api/config/config";

try {
  const run = chooseOperators(process.argv.slice(2), "npm run operators --");
  console.log(await run(readConfig()));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
