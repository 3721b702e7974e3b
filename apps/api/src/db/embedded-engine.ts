import type { PGlite } from "@electric-sql/pglite";
import { VALUE_PARSERS } from "./value-types.ts";

/** Where the data of an engine is: in a directory, in the copy of one, or, without either, in memory. */
export interface EngineData {
  dataDir?: string;
  loadDataDir?: Blob;
}

/**
 * Starts an engine. It is loaded here and not before, since what is deployed talks to a server and
 * carries none. Rejects with the code ERR_MODULE_NOT_FOUND where there is none.
 */
export async function createEngine(data: EngineData = {}): Promise<PGlite> {
  const [engine, trigrams] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
  ]);
  const { pg_trgm } = trigrams;
  return await engine.PGlite.create({ parsers: VALUE_PARSERS, extensions: { pg_trgm }, ...data });
}
