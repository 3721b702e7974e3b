import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { isAllowed } from "./licenses/is-allowed.ts";
import { listShippedPackages } from "./licenses/shipped-packages.ts";
import { writeNotices } from "./licenses/write-notices.ts";

// Fails on a shipped package whose license is unnamed or not on the list, and on notices that are out of date.
// `npm run notices` writes them.
const FILE = join(ROOT, "third-party-notices.txt");
const packages = await listShippedPackages();
const refused = packages.filter(({ license }) => !isAllowed(license));
for (const { name, license } of refused) console.log(`${name}: ${license} may not be shipped`);
const notices = writeNotices(packages);
if (process.argv.includes("--write")) writeFileSync(FILE, notices);
const isStale = readFileSync(FILE, "utf8") !== notices;
if (isStale) console.log("third-party-notices.txt is out of date: run npm run notices");
console.log(`${packages.length} packages are shipped, ${refused.length} may not be`);
process.exitCode = refused.length === 0 && !isStale && packages.length > 100 ? 0 : 1;
