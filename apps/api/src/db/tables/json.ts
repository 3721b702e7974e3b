import type { ColumnType } from "kysely";

/** A jsonb column: read as a value, written as JSON text (a bare array would become a SQL array). */
export type Json<T> = ColumnType<T, string, string>;
