import type { OpenDatabase } from "../../db/open-database.ts";
import type { Cursor } from "../../http/list-cursor.ts";
import type { UserAccount } from "../../http/session.ts";
import { type ListedUser, type Listing, listUsers } from "./user-list.store.ts";

const ROWS_AT_ONCE = 1_000;

/** Spreadsheet programs take a text for UTF-8 when it begins so. */
const BYTE_ORDER_MARK = "\u{feff}";

const HEADER = [
  "ID",
  "Email",
  "First Name",
  "Last Name",
  "Status",
  "Profile Image",
  "Created",
  "Updated",
];

/**
 * What a spreadsheet would take for a formula and run, also where it takes semicolons or tabs for the
 * ends of cells. Full-width signs count as the plain ones in some of them. No separator stands in the run
 * before the sign, as a position after each of them is looked at anyway: one run is read once.
 */
const FORMULA = /^(?=[\t\r])|(?<=^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/gu;

/** One cell; what people typed never becomes a formula, and never leaves its cell. */
export function csvCell(value: string | null): string {
  const text = value ?? "";
  const harmless = text.replace(FORMULA, "'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const toLine = (cells: readonly (string | null)[]) => `${cells.map(csvCell).join(",")}\r\n`;

const userLine = (user: UserAccount) =>
  toLine([
    user.id,
    user.email,
    user.firstName,
    user.lastName,
    user.hasLifetimeAccess ? "Premium" : "Free",
    user.profileImageUrl,
    user.createdAt.toISOString(),
    user.updatedAt.toISOString(),
  ]);

/** Every user that the search finds, newest first, as CSV (RFC 4180) in pieces. */
export async function* exportUsers(
  { read }: Pick<OpenDatabase, "read">,
  search: string | null,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + toLine(HEADER));
  let after: Cursor | null = null;
  for (;;) {
    const listing: Listing = { sort: "createdAt", direction: "desc", after, limit: ROWS_AT_ONCE };
    const rows: ListedUser[] = await read((db) => listUsers(db, listing, search));
    if (rows.length > 0) yield encoder.encode(rows.map(userLine).join(""));
    const last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE || last === undefined) return;
    after = last;
  }
}
