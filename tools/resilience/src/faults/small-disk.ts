import { spawnSync } from "node:child_process";
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrdinaryUser } from "@cosmic/tools-programs/debian";

const BLOCK = 8 * 1024;

/** A disk of a few megabytes for PostgreSQL, which only root can have; null otherwise. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-disk-"));
  const user = findOrdinaryUser();
  const asked = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  if (user === null || spawnSync("mount", asked).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  chownSync(folder, user.uid, user.gid);
  const ballast = join(folder, "ballast");
  return {
    folder,
    /** Takes all the room that is left. */
    fill(): void {
      const file = openSync(ballast, "a");
      const block = Buffer.alloc(BLOCK);
      try {
        while (statfsSync(folder).bavail > 0) writeSync(file, block);
      } catch {
        // Full.
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    unmount(): void {
      // PostgreSQL may still hold a file of it open.
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
