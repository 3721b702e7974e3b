import { runTool } from "@cosmic/tools-programs/run-tool";
import type { Counter } from "./counter.ts";

/** Known weaknesses of what is shipped; says so where the registry cannot be asked. */
export async function reportAdvisories(counter: Counter): Promise<void> {
  await counter.check("known weaknesses of packages", async () => {
    const result = await runTool("node", ["tools/checks/src/advisories.ts"]);
    const unchecked = result.output.match(/^NOT CHECKED: .*$/m);
    if (unchecked) console.log(unchecked[0]);
    return result;
  });
}
