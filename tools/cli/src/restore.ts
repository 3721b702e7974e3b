import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { MIGRATIONS } from "@cosmic/api/db/migrations/migrations";
import { carriesPassword, getDatabaseName } from "./backup/address.ts";
import { type DatabaseLocation, readSurroundings } from "./backup/database-location.ts";
import { restoreToEmbedded } from "./backup/embedded.ts";
import { requirePassphrase } from "./backup/encryption.ts";
import { explain } from "./backup/explain.ts";
import { type Manifest, requireWholeBackup } from "./backup/manifest.ts";
import { BackupRefusal } from "./backup/refusal.ts";
import { restoreToServer } from "./backup/server-restore.ts";
import { countTombstones, getTombstonesPath, readTombstones } from "./backup/tombstones.ts";

const USAGE =
  "npm run restore -- <file> [--into <postgres://...>] [--replace [--confirm <name of the database>]] [--keep-mails] [--tombstones <file> | --without-tombstones]";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        into: { type: "string" },
        replace: { type: "boolean", default: false },
        confirm: { type: "string" },
        "keep-mails": { type: "boolean", default: false },
        tombstones: { type: "string" },
        "without-tombstones": { type: "boolean", default: false },
      },
    });
    const [file, ...rest] = positionals;
    if (file !== undefined && rest.length === 0) return { file: resolve(file), ...values };
  } catch {
    // An unknown switch; the usage says which there are.
  }
  throw new BackupRefusal(USAGE);
}

const getDatabaseLabel = (place: DatabaseLocation) =>
  place.engine === "server" ? getDatabaseName(place.url) : place.directory;

/** Every account on the machine may read a command line while it runs. */
function requireAddress(url: string): void {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    throw new BackupRefusal("--into takes an address such as postgres://user@host/database");
  }
  if (carriesPassword(url)) {
    throw new BackupRefusal(
      "A password does not belong on a command line. Put it into PGPASSWORD or ~/.pgpass instead.",
    );
  }
}

function requireFitting({ engine, schema }: Manifest, place: DatabaseLocation): void {
  if (engine !== place.engine) {
    throw new BackupRefusal(
      engine === "server"
        ? "The backup is of a server's database: set DATABASE_URL, or name one with --into."
        : "The backup is of an embedded database, and fits no server: unset DATABASE_URL.",
    );
  }
  if (schema !== null && !(schema in MIGRATIONS)) {
    throw new BackupRefusal(`The backup was made by a newer version of the product (${schema}).`);
  }
}

try {
  const { file, into, replace, confirm, ...asked } = readArguments();
  const { place: own, isProduction, passphrase } = readSurroundings();
  if (into !== undefined) requireAddress(into);
  const place: DatabaseLocation = into === undefined ? own : { engine: "server", url: into };
  if (replace && isProduction && confirm !== getDatabaseLabel(place)) {
    throw new BackupRefusal(
      `This would replace a database in production. If that is meant, add: --confirm ${getDatabaseLabel(place)}`,
    );
  }
  const manifest = await requireWholeBackup(file);
  requireFitting(manifest, place);
  await requirePassphrase(file, manifest, passphrase);
  const list = asked.tombstones ?? getTombstonesPath(file);
  const isWithout = asked["without-tombstones"];
  const isListed = !isWithout && (asked.tombstones !== undefined || existsSync(list));
  const listed = isListed ? await countTombstones(list) : 0;
  const tombstones = isWithout ? null : isListed ? readTombstones(list) : [];
  const keepsMails = asked["keep-mails"];
  const order = { file, passphrase, manifest, replaces: replace, keepsMails, tombstones };
  const counts =
    place.engine === "server"
      ? await restoreToServer(place.url, order)
      : await restoreToEmbedded(place.directory, order);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored the backup of ${manifest.madeAt}: ${rows} rows in ${Object.keys(counts).length} tables.`,
  );
  console.log(
    "  Every table had as many rows as when the backup was made. Then sessions and reset links were",
  );
  console.log(
    `  ended${order.keepsMails ? "" : ", and mails that were waiting were dropped, as most have been sent since"}.`,
  );
  console.log(
    isListed
      ? `  ${listed} tombstones were replayed: what was deleted since stays deleted; passwords, addresses and second factors changed since are gone.`
      : `  ${isWithout ? "No tombstones were replayed" : `There is no ${list}`}: users and operators deleted since, and old passwords, addresses and second factors, may be back.`,
  );
  console.log("  Start the product with the SESSION_SECRET of that time.");
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
