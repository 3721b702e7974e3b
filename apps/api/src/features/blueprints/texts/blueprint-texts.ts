import { generatedProfileSchema } from "@cosmic/contracts";
import type { ChartFacts } from "@cosmic/domain";
import type { StoredReport } from "@cosmic/report";
import type { JsonForm } from "../../../db/tables/json.ts";
import type { Deps } from "../../../deps.ts";
import type {
  BlueprintRow,
  StoredForecast,
  StoredTexts,
  WholeBlueprint,
} from "../blueprints.store.ts";
import { profileFor } from "../profile.ts";
import { createDictionaries } from "./dictionaries.ts";
import { pack, unpack } from "./packing.ts";
import { createFormRule } from "./stored-form.ts";
import { replaceTexts, type StoredBody } from "./texts.store.ts";
import { isByEarlierWriter, writeAnew } from "./write-anew.ts";

/** Raised with every change of the shape that readers are sent: bodies stored in an older one are made again. */
export const BODY_VERSION = 1;

interface KeptReport {
  report: StoredReport;
  chart: JsonForm<ChartFacts> | null;
  forecast: StoredForecast | null;
}

const NOTHING: StoredTexts = {
  report: null,
  chart: null,
  forecast: null,
  preview: null,
  fullBody: null,
  keptReport: null,
  bodyVersion: null,
  dictionary: null,
};

/** What a reader of their own blueprint is sent, in full where they have paid. */
export const toBody = (blueprint: WholeBlueprint, isPaid: boolean): Buffer => {
  const viewer = { viewerHasLifetimeAccess: isPaid, isOwner: true };
  const profile = profileFor(blueprint, viewer);
  return Buffer.from(JSON.stringify(generatedProfileSchema.parse(profile)));
};

/** As the version before packed texts stores and reads them. */
const toWideTexts = ({ report, chart, forecast }: WholeBlueprint): StoredTexts => ({
  ...NOTHING,
  report,
  chart,
  forecast,
});

async function packKept(blueprint: WholeBlueprint, provided: { id: string; bytes: Buffer }) {
  const { report, chart, forecast, isPremium } = blueprint;
  const kept = Buffer.from(JSON.stringify({ report, chart, forecast } satisfies KeptReport));
  const body = isPremium ? toBody(blueprint, true) : Buffer.alloc(0);
  return {
    fullBody: isPremium ? await pack(body, provided.bytes) : null,
    keptReport: await pack(kept, Buffer.concat([provided.bytes, body])),
  };
}

/** How the texts of blueprints are stored and read. */
export type BlueprintTexts = ReturnType<typeof createBlueprintTexts>;

export function createBlueprintTexts(deps: Pick<Deps, "db" | "clock" | "logger">) {
  const dictionaries = createDictionaries(deps.db);
  const mayPack = createFormRule(deps);

  /**
   * A blueprint's texts as they are to be stored: those that are kept whole, else what a preview shows.
   * Not inside a transaction.
   */
  async function toTexts(blueprint: WholeBlueprint, isKept: boolean): Promise<StoredTexts> {
    const provided = await dictionaries.provide(blueprint.mbtiType);
    // Of a whole text that is kept, a preview can be made at any time.
    const hasPreview = !(isKept && blueprint.isPremium);
    return {
      ...NOTHING,
      bodyVersion: BODY_VERSION,
      dictionary: provided.id,
      preview: hasPreview ? await pack(toBody(blueprint, false), provided.bytes) : null,
      ...(isKept && (await packKept(blueprint, provided))),
    };
  }

  async function unpackKept(row: BlueprintRow, packed: Uint8Array): Promise<WholeBlueprint> {
    const dictionary = await dictionaries.get(row.dictionary ?? "");
    const body = row.fullBody ? unpack(row.fullBody, dictionary) : Buffer.alloc(0);
    const kept = unpack(packed, Buffer.concat([dictionary, body]));
    return { ...row, ...(JSON.parse(kept.toString()) as KeptReport) };
  }

  /** The blueprint whole: as it was kept, else in this writer's words. */
  async function read(row: BlueprintRow): Promise<WholeBlueprint> {
    if (row.report !== null) return { ...row, report: row.report };
    return row.keptReport === null ? writeAnew(row) : await unpackKept(row, row.keptReport);
  }

  /**
   * Stores a blueprint's texts in place of those of its row; false where another process was first, or a text that would
   * not be kept was bought meanwhile.
   */
  async function replace(
    row: BlueprintRow,
    blueprint: WholeBlueprint,
    isKept: boolean,
  ): Promise<boolean> {
    const state = {
      id: row.id,
      isPremium: row.isPremium,
      isWide: row.report !== null,
      isKept: row.keptReport !== null,
      mustBeUnpaid: row.report !== null && !isKept,
    };
    const staysWide = state.isWide && !(await mayPack());
    const texts = staysWide ? toWideTexts(blueprint) : await toTexts(blueprint, isKept);
    return await replaceTexts(deps.db, state, { ...blueprint, texts });
  }

  return {
    read,
    replace,
    toTexts,
    /** The texts of a new blueprint: packed, or while the version before may read it, in its form. */
    async toNewTexts(blueprint: WholeBlueprint, isKept: boolean): Promise<StoredTexts> {
      return (await mayPack()) ? await toTexts(blueprint, isKept) : toWideTexts(blueprint);
    },
    mayPack,
    /** What is stored to be sent, unless it has to be made anew. */
    async unpackBody(stored: StoredBody): Promise<Buffer | null> {
      const { body, dictionary, bodyVersion, isKept, writerVersion } = stored;
      if (body === null || dictionary === null) return null;
      if ((bodyVersion ?? 0) < BODY_VERSION) return null;
      if (!isKept && isByEarlierWriter(writerVersion)) return null;
      return unpack(body, await dictionaries.get(dictionary));
    },
  };
}
