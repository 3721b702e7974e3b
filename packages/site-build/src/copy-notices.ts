import { copyFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

/** Puts the licenses of what a site contains into the folder that is served: /third-party-notices.txt. */
export function copyNotices(folder: string): void {
  copyFileSync(join(ROOT, "third-party-notices.txt"), join(folder, "third-party-notices.txt"));
}
