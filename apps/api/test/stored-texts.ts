import type { Deps } from "../src/deps.ts";
import {
  findById,
  toTextColumns,
  type WholeBlueprint,
} from "../src/features/blueprints/blueprints.store.ts";
import { createBlueprintTexts } from "../src/features/blueprints/index.ts";

async function findRow({ db }: Pick<Deps, "db">, id: string) {
  const row = await findById(db, id);
  if (row === null) throw new Error(`No blueprint has the id ${id}`);
  return row;
}

/** A blueprint whole, in whatever form it is stored. */
export const readStored = async (deps: Deps, id: string): Promise<WholeBlueprint> =>
  await createBlueprintTexts(deps).read(await findRow(deps, id));

/** Makes a row what the version before packed texts stored, with some of it changed. */
export async function storeWide(
  deps: Deps,
  id: string,
  change: Partial<WholeBlueprint> = {},
): Promise<void> {
  const { report, chart, forecast } = { ...(await readStored(deps, id)), ...change };
  await deps.db
    .updateTable("blueprints")
    .set({
      ...toTextColumns({
        report,
        chart,
        forecast,
        preview: null,
        fullBody: null,
        keptReport: null,
        bodyVersion: null,
        dictionary: null,
      }),
      utc_offset: null,
    })
    .where("id", "=", id)
    .execute();
}

/** Keeps a text that no writer would write, as if it had been paid for. */
export async function storeKept(
  deps: Deps,
  id: string,
  change: Partial<WholeBlueprint>,
): Promise<void> {
  const texts = createBlueprintTexts(deps);
  const row = await findRow(deps, id);
  const isStored = await texts.replace(row, { ...(await texts.read(row)), ...change }, true);
  if (!isStored) throw new Error("The row has changed");
}
