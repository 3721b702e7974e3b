import { randomBytes } from "node:crypto";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * One run of the generator. The ids of the users and visits that it makes up begin alike, so that
 * whatever it writes next goes to them and never to existing users.
 */
export interface Seeding {
  /** Twelve random hexadecimal digits; also in the generated addresses. */
  name: string;
}

export const newSeeding = (): Seeding => ({ name: randomBytes(6).toString("hex") });

const toIdPrefix = ({ name }: Seeding) => `${name.slice(0, 8)}-${name.slice(8)}`;

/** A new id of the seeding. */
export const randomIdSql = (seeding: Seeding): RawBuilder<string> =>
  sql<string>`(${toIdPrefix(seeding)} || substr(gen_random_uuid()::text, 14))::uuid`;

/** Whether the id in the column is one of the seeding. */
export function isSeededBy(seeding: Seeding, column: string): RawBuilder<SqlBool> {
  const begin = toIdPrefix(seeding);
  const first = `${begin}-0000-0000-000000000000`;
  const last = `${begin}-ffff-ffff-ffffffffffff`;
  return sql<SqlBool>`${sql.ref(column)} between ${first}::uuid and ${last}::uuid`;
}
