import { runTool } from "@cosmic/tools-programs/run-tool";
import { judgeAudit } from "./judge-audit.ts";

// `npm run advisories`: known weaknesses of what is shipped, as the registry lists them. With --required, a
// registry that does not answer is a failure too.
const { code, output } = await runTool("pnpm", ["audit", "--prod", "--audit-level", "high"]);
const verdict = judgeAudit(code, output);
const isRequired = process.argv.includes("--required");
console.log(output.trim());
if (verdict === "unknown") console.log("NOT CHECKED: the registry told nothing about advisories.");
process.exitCode = verdict === "clean" || (verdict === "unknown" && !isRequired) ? 0 : 1;
