/** Type numbers of PostgreSQL whose values both engines must hand over alike. */
const INT8_OID = 20;
const DATE_OID = 1082;

/** Values by type number: counts as numbers, plain dates as the text they are. */
export const VALUE_PARSERS: Record<number, (text: string) => unknown> = {
  [INT8_OID]: Number,
  [DATE_OID]: (text) => text,
};
