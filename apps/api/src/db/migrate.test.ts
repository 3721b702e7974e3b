import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openOwnDatabase } from "../../test/database.ts";
import { isSchemaCurrent } from "./migrate.ts";

it("migrate leaves a database unchanged that a newer version has migrated", async () => {
  const database = await openOwnDatabase();
  onTestFinished(() => database.close());
  await sql`insert into schema_migrations (name, timestamp) values ('9999-of-tomorrow', '')`.execute(
    database.db,
  );
  await database.migrate();
  expect(await isSchemaCurrent(database.db)).toBe(true);
});
