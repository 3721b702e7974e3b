import { readConfig } from "../../apps/api/src/config/config.ts";
import { openDatabase } from "../../apps/api/src/db/open-database.ts";
import { endResetLinksOfAddressesOf } from "../../apps/api/test/ended-reset-links.ts";
import { giveLifetimeToAddressesOf } from "../../apps/api/test/lifetime-addresses.ts";
import { EXPIRED_LINKS_DOMAIN, LIFETIME_DOMAIN } from "./cast.ts";

// The product as journeys meet it: the same processes as ever, over data prepared for the cast.
const database = await openDatabase(readConfig().database, (error) => {
  throw error;
});
await database.migrate();
await giveLifetimeToAddressesOf(database.db, LIFETIME_DOMAIN);
await endResetLinksOfAddressesOf(database.db, EXPIRED_LINKS_DOMAIN);
await database.close();

await import("../serve-local.ts");
