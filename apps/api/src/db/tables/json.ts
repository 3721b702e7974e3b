import type { ColumnType } from "kysely";

/** A jsonb column: read as a value, written as JSON text (a bare array would become a SQL array). */
export type Json<T> = ColumnType<T, string, string>;

/** What a value is after its way through JSON: instants are ISO text. */
export type JsonForm<T> = T extends Date
  ? string
  : T extends object
    ? { -readonly [Key in keyof T]: JsonForm<T[Key]> }
    : T;

/** A value as it comes back out of a jsonb column. */
export const jsonForm = <T>(value: T): JsonForm<T> => JSON.parse(JSON.stringify(value));
