import { describeFailure } from "../apps/api/src/commands/failure.ts";
import { reconcileOnce } from "../apps/api/src/commands/reconcile.ts";
import { readConfig } from "../apps/api/src/config/config.ts";

try {
  const { text, isComplete } = await reconcileOnce(readConfig());
  console.log(text);
  if (!isComplete) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
