import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";

/** Files of the repository that git knows or would take, without those that the working tree has deleted. */
export function listFiles(...patterns: string[]): string[] {
  const listing = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "--", ...patterns],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    },
  );
  const paths = listing.split("\n").filter((path) => path !== "" && existsSync(join(ROOT, path)));
  return [...new Set(paths)];
}
