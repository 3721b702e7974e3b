import { createHash } from "node:crypto";
import type { SortDirection, UserSort } from "@cosmic/contracts";
import { z } from "zod";
import { InvalidInputError } from "../../errors.ts";
import type { Place } from "./user-list.store.ts";

/** What a list of users was asked for; a cursor of one list is of no use in another. */
export interface ListedBy {
  search: string | null;
  sort: UserSort;
  direction: SortDirection;
}

const markOf = ({ search, sort, direction }: ListedBy) =>
  createHash("sha256")
    .update(JSON.stringify([sort, direction, search]))
    .digest("base64url")
    .slice(0, 12);

const INSTANT = z.iso.datetime({ precision: 6 });

const PLACES: Readonly<Record<UserSort, z.ZodType<string>>> = {
  createdAt: INSTANT,
  updatedAt: INSTANT,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hasLifetimeAccess: z.enum(["true", "false"]),
};

/** The place as an opaque text. */
export const writeCursor = (listedBy: ListedBy, { text, id }: Place): string =>
  Buffer.from(JSON.stringify([markOf(listedBy), text, id])).toString("base64url");

function readJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

/** The place that a cursor names. Throws InvalidInputError for one of another list, or of none. */
export function readCursor(listedBy: ListedBy, cursor: string): Place {
  const shape = z.tuple([z.literal(markOf(listedBy)), PLACES[listedBy.sort], z.uuid()]);
  const parsed = shape.safeParse(readJson(cursor));
  if (parsed.success) return { text: parsed.data[1], id: parsed.data[2] };
  throw new InvalidInputError("This page does not exist. Please begin with the first.");
}
