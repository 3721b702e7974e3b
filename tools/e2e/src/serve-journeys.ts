import { readConfig } from "@cosmic/api/config/config";
import { openDatabase } from "@cosmic/api/db/open-database";
import { endResetLinksOfDomain } from "@cosmic/api/testing/ended-reset-links";
import { grantLifetimeToDomain } from "@cosmic/api/testing/lifetime-addresses";
import { EXPIRED_LINKS_DOMAIN, LIFETIME_DOMAIN } from "./test-users.ts";

// The product as journeys meet it: the same processes as ever, over data prepared for the cast.
const database = await openDatabase(readConfig().database, (error) => {
  throw error;
});
await database.migrate();
await grantLifetimeToDomain(database.db, LIFETIME_DOMAIN);
await endResetLinksOfDomain(database.db, EXPIRED_LINKS_DOMAIN);
await database.close();

await import("@cosmic/tools-cli/serve-local");
