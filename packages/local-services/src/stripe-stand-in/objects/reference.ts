/** The id that a property holds; the ledger keeps ids, never whole objects. "" for none. */
export const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === "string" ? reference : (reference?.id ?? "");
