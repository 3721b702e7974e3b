import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { siteHeadersInclude } from "./site-headers-include.ts";

// write-site-headers.ts <dist folder> <output file> [--secure]
const { values, positionals } = parseArgs({
  options: { secure: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [root, output] = positionals;
if (root === undefined || output === undefined) {
  console.error("write-site-headers.ts <dist folder> <output file> [--secure]");
  process.exitCode = 1;
} else {
  writeFileSync(output, siteHeadersInclude(root, values.secure));
}
