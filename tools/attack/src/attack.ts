import { parseArgs } from "node:util";
import { runCampaign } from "./campaign.ts";
import { findReusableCredentials } from "./credentials.ts";
import { checkEnumeration } from "./enumeration.ts";
import { startApi } from "./running-api.ts";

// Hostile input to every field of every call of the running API, credentials used again, then what its
// answers and their times tell about accounts. `--inputs N` sends N inputs, evenly picked; `--no-timing`
// compares a few answers and no times.

const { values } = parseArgs({
  options: { inputs: { type: "string" }, "no-timing": { type: "boolean", default: false } },
});
const wanted = values.inputs === undefined ? Number.POSITIVE_INFINITY : Number(values.inputs);

const api = await startApi();
try {
  const startedAt = performance.now();
  const summary = await runCampaign(api, wanted);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  summary.print();
  console.log(
    `${summary.inputs} inputs in ${seconds} s, ${summary.countFailures()} answered with a 5xx, ${api.memory()} MB`,
  );
  const isSound = summary.failures.length === 0 && api.isAlive();
  const reusable = await findReusableCredentials(api);
  for (const problem of reusable) console.log(`FAILED: ${problem}`);
  const isSilent = await checkEnumeration(api, !values["no-timing"]);
  process.exitCode = isSound && isSilent && reusable.length === 0 ? 0 : 1;
} catch (error) {
  console.log(api.log().split("\n").slice(-20).join("\n"));
  throw error;
} finally {
  await api.stop();
}
