import type { MbtiType } from "@cosmic/domain";
import { WRITER_VERSION } from "@cosmic/report";
import type { Db } from "../../../db/connection.ts";
import { findDictionary, insertDictionary } from "./dictionaries.store.ts";
import { pack, unpack } from "./packing.ts";
import { writeSampleTexts } from "./sample-texts.ts";

/** A third of a megabyte each: those of three versions of the writer. */
const MOST_IN_MEMORY = 48;
const NONE = Buffer.alloc(0);

/** The texts that others are packed with: one for each type and version of the writer. */
export interface Dictionaries {
  /** Throws for one that was never stored. */
  get(id: string): Promise<Buffer>;
  /** The one to pack a text of this type with; stored when it is asked for first. Not inside a transaction. */
  provide(mbtiType: MbtiType): Promise<{ id: string; bytes: Buffer }>;
}

export function createDictionaries(db: Db): Dictionaries {
  const loaded = new Map<string, Promise<Buffer>>();

  function remember(id: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const known = loaded.get(id);
    if (known) return known;
    const loading = load().catch((error: unknown) => {
      loaded.delete(id);
      throw error;
    });
    for (const oldest of loaded.keys()) {
      if (loaded.size < MOST_IN_MEMORY) break;
      loaded.delete(oldest);
    }
    loaded.set(id, loading);
    return loading;
  }

  async function read(id: string): Promise<Buffer> {
    const stored = await findDictionary(db, id);
    if (stored === null) throw new Error(`No dictionary of texts is named ${id}`);
    return unpack(stored, NONE);
  }

  async function readOrStore(id: string, mbtiType: MbtiType): Promise<Buffer> {
    if ((await findDictionary(db, id)) === null) {
      await insertDictionary(db, id, await pack(Buffer.from(writeSampleTexts(mbtiType)), NONE));
    }
    // The one that is stored counts, whichever process wrote it.
    return await read(id);
  }

  return {
    get: (id) => remember(id, () => read(id)),
    async provide(mbtiType) {
      const id = `${WRITER_VERSION}-${mbtiType}`;
      return { id, bytes: await remember(id, () => readOrStore(id, mbtiType)) };
    },
  };
}
