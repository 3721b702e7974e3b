import { parseArgs } from "node:util";
import { runCampaign } from "./campaign.ts";
import { startApi } from "./running-api.ts";
import { checkEnumeration } from "./timing.ts";

// Hostile input to every field of every call of the running API, then what the time of its answers tells.
// `--inputs N` sends N of them, evenly picked; `--no-timing` leaves the second part out.

const { values } = parseArgs({
  options: { inputs: { type: "string" }, "no-timing": { type: "boolean", default: false } },
});
const wanted = values.inputs === undefined ? Number.POSITIVE_INFINITY : Number(values.inputs);

const api = await startApi();
try {
  const startedAt = performance.now();
  const report = await runCampaign(api, wanted);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  report.print();
  console.log(
    `${report.inputs} inputs in ${seconds} s, ${report.countFailures()} answered with a 5xx, ${api.memory()} MB`,
  );
  const isSound = report.failures.length === 0 && api.isAlive();
  const isSilent = values["no-timing"] || (await checkEnumeration(api));
  process.exitCode = isSound && isSilent ? 0 : 1;
} catch (error) {
  console.log(api.log().split("\n").slice(-20).join("\n"));
  throw error;
} finally {
  await api.stop();
}
