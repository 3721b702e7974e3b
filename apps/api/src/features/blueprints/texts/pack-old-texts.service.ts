import type { Deps } from "../../../deps.ts";
import { doUnlessLeased } from "../../leases/index.ts";
import { findById } from "../blueprints.store.ts";
import type { BlueprintTexts } from "./blueprint-texts.ts";
import { listWide } from "./pack-old-texts.store.ts";
import { canWriteAnew } from "./write-anew.ts";

const MINUTE = 60_000;
/** Thirty milliseconds each: a tenth of a core while there are any. */
const AT_A_TIME = 200;

type PackingDeps = Pick<Deps, "db"> & { texts: BlueprintTexts };

/**
 * Packs the texts of rows in the form of the version before, once it can be neither running nor gone back to. The text
 * stays of each blueprint whose owner has paid, or that an AI has begun; of the others only what a preview shows. Returns
 * how many were packed.
 */
export async function packOldTexts({ db, texts }: PackingDeps): Promise<number> {
  if (!(await texts.mayPack())) return 0;
  let packed = 0;
  for (const { id, isBought } of await listWide(db, AT_A_TIME)) {
    const row = await findById(db, id);
    if (row === null || row.report === null) continue;
    const blueprint = await texts.read(row);
    const keeps = isBought || !row.isPremium || !canWriteAnew(blueprint);
    if (await texts.replace(row, blueprint, keeps)) packed += 1;
  }
  return packed;
}

/** Has old texts packed while there are any, by one process at a time. */
export function registerTextPacking(
  deps: PackingDeps & Pick<Deps, "ids" | "config" | "jobs" | "logger">,
): void {
  const work = async () => {
    const packed = await packOldTexts(deps);
    if (packed > 0) deps.logger.info({ packed }, "Texts of blueprints were packed");
  };
  deps.jobs.repeat("pack-texts", MINUTE, () => doUnlessLeased(deps, "pack-texts", work));
}
