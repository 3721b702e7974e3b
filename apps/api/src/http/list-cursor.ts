import { createHash } from "node:crypto";
import { z } from "zod";
import { InvalidInputError } from "../errors.ts";

/** A row's position in a list: its sort key as text, and its id where sort keys are equal. */
export interface Cursor {
  sortKey: string;
  id: string;
}

/** The sort key of a list ordered by an instant: ISO, to the microsecond, as the database counts. */
export const INSTANT_KEY = z.iso.datetime({ precision: 6 });

interface Page<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface CursorCodec {
  /**
   * The position that a cursor names; null for no cursor, which is the first page.
   * @throws InvalidInputError for a cursor of another list, or a text that is none
   */
  decode: (cursor: string | undefined) => Cursor | null;
  /** The page of a list that was read with one row more than the limit. */
  toPage: <Row extends Cursor>(rows: readonly Row[], limit: number) => Page<Row>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

/**
 * Cursors of one list, opaque to callers.
 * @param listedBy What the list was asked for, its filters and order; another list refuses its cursors.
 */
export function createCursorCodec(
  listedBy: readonly unknown[],
  sortKey: z.ZodType<string>,
): CursorCodec {
  const digest = createHash("sha256").update(JSON.stringify(listedBy)).digest("base64url");
  const mark = digest.slice(0, 12);
  const shape = z.tuple([z.literal(mark), sortKey, z.uuid()]);
  const encode = (row: Cursor) =>
    Buffer.from(JSON.stringify([mark, row.sortKey, row.id])).toString("base64url");
  return {
    decode(cursor) {
      if (cursor === undefined) return null;
      const parsed = shape.safeParse(parseJson(cursor));
      if (parsed.success) return { sortKey: parsed.data[1], id: parsed.data[2] };
      throw new InvalidInputError("This page does not exist. Please begin with the first.");
    },
    toPage(rows, limit) {
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { rows: page, nextCursor: rows.length > limit && last ? encode(last) : null };
    },
  };
}
