import { z } from "zod";
import { InvalidInputError } from "../errors.ts";

/** A row's place in a list that goes by an instant, latest first, and by the id where instants are equal. */
export interface InstantPlace {
  /** ISO, to the microsecond, as the database counts. */
  at: string;
  id: string;
}

const PLACE = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

/** The place as an opaque text. */
export const writeInstantCursor = ({ at, id }: InstantPlace): string =>
  Buffer.from(JSON.stringify([at, id])).toString("base64url");

/** The place that a cursor names. Throws InvalidInputError for none. */
export function readInstantCursor(cursor: string): InstantPlace {
  try {
    const [at, id] = PLACE.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    return { at, id };
  } catch {
    throw new InvalidInputError("This page does not exist. Please begin with the first.");
  }
}
