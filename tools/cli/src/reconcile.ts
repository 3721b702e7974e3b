import { describeFailure } from "@cosmic/api/commands/failure";
import { reconcileOnce } from "@cosmic/api/commands/reconcile";
import { readConfig } from "@cosmic/api/config/config";

try {
  const { text, isComplete } = await reconcileOnce(readConfig());
  console.log(text);
  if (!isComplete) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
