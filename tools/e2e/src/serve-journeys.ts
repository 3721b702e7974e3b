import { readConfig } from "@cosmic/api/config/config";
import { openDatabase } from "@cosmic/api/db/open-database";
import { endResetLinksOfAddressesOf } from "@cosmic/api/testing/ended-reset-links";
import { giveLifetimeToAddressesOf } from "@cosmic/api/testing/lifetime-addresses";
import { EXPIRED_LINKS_DOMAIN, LIFETIME_DOMAIN } from "./cast.ts";

// The product as journeys meet it: the same processes as ever, over data prepared for the cast.
const database = await openDatabase(readConfig().database, (error) => {
  throw error;
});
await database.migrate();
await giveLifetimeToAddressesOf(database.db, LIFETIME_DOMAIN);
await endResetLinksOfAddressesOf(database.db, EXPIRED_LINKS_DOMAIN);
await database.close();

await import("@cosmic/tools-cli/serve-local");
