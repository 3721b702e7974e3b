import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Db } from "./connection.ts";
import type { Database } from "./tables/index.ts";

/** Builds statements and runs none. */
const builder = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands in a statement for a value that each call gives; no real value holds a null character. */
const toSlot = (index: number) => `\0${index}`;

/**
 * A statement that is built and compiled once, as that costs more than reading a few rows, and run with other values
 * each time. Both engines speak the same dialect.
 * @param count of the values; @param build must use each only as a parameter
 */
export function compileOnce<Row>(
  count: number,
  build: (db: Db, values: readonly string[]) => { compile(): CompiledQuery<Row> },
): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  const slots = Array.from({ length: count }, (_, index) => toSlot(index));
  const compiled = build(builder, slots).compile();
  const places = compiled.parameters.map((value) => slots.indexOf(value as string));
  return async (db, values) => {
    const parameters = compiled.parameters.map((value, index) => {
      const place = places[index] ?? -1;
      return place === -1 ? value : values[place];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
