import { systemClock } from "@cosmic/api/clock";
import { readConfig } from "@cosmic/api/config/config";
import { openDatabase } from "@cosmic/api/db/open-database";
import { ensureFirstOperator } from "@cosmic/api/features/operators/index";
import { randomIds } from "@cosmic/api/ids";
import { grantLifetimeToDomain } from "@cosmic/api/testing/lifetime-addresses";
import { LIFETIME_DOMAIN, TWO_STEP_OPERATOR } from "./users.ts";

// The product as `npm start` runs it, on data prepared for the journeys.
const config = readConfig();
const database = await openDatabase(config.database, (error) => {
  throw error;
});
const { db } = database;
await database.migrate();
await grantLifetimeToDomain(db, LIFETIME_DOMAIN);
await ensureFirstOperator({ config, db, clock: systemClock, ids: randomIds });
const first = await db.selectFrom("operators").selectAll().executeTakeFirstOrThrow();
const second = { ...first, id: randomIds.uuid(), email: TWO_STEP_OPERATOR.email };
await db.insertInto("operators").values(second).execute();
await database.close();

await import("@cosmic/tools-cli/serve-local");
