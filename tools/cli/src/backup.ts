import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { readSurroundings } from "./backup/database-location.ts";
import { backUpEmbedded } from "./backup/embedded.ts";
import { explain } from "./backup/explain.ts";
import { chooseFile, prune } from "./backup/file-names.ts";
import { BackupRefusal } from "./backup/refusal.ts";
import { backUpServer, keepServerTombstones } from "./backup/server-backup.ts";
import { getTombstonesPath } from "./backup/tombstones.ts";

const USAGE =
  "npm run backup -- [file or folder/] [--keep <how many backups of its folder>] [--tombstones-only]";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        keep: { type: "string" },
        "tombstones-only": { type: "boolean", default: false },
      },
    });
    const { keep } = values;
    if (positionals.length <= 1 && (keep === undefined || /^[1-9]\d{0,4}$/.test(keep))) {
      return {
        file: positionals[0],
        keep: keep === undefined ? null : Number(keep),
        isTombstonesOnly: values["tombstones-only"],
      };
    }
  } catch {
    // An unknown switch; the usage says which there are.
  }
  throw new BackupRefusal(USAGE);
}

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => stop.abort(new BackupRefusal("Stopped; no backup was made.")));
}

try {
  // No other account may read the files of this process.
  process.umask(0o077);
  const asked = readArguments();
  const { place, folder, isProduction, passphrase } = readSurroundings();
  const file = chooseFile(asked.file, folder, new Date());
  if (asked.isTombstonesOnly) {
    if (place.engine !== "server")
      throw new BackupRefusal("Set DATABASE_URL for --tombstones-only.");
    const path = getTombstonesPath(file);
    console.log(`${path}: ${await keepServerTombstones(place.url, path)} tombstones`);
    process.exit();
  }
  if (isProduction && passphrase === null) {
    console.error(
      "Set BACKUP_PASSPHRASE to encrypt backups: anyone who gets this file can read it.",
    );
  }
  const { bytes, schema, counts } =
    place.engine === "server"
      ? await backUpServer(place.url, file, { passphrase, signal: stop.signal })
      : await backUpEmbedded(place.directory, file, passphrase);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `${file}\n  ${bytes} bytes${passphrase === null ? "" : ", encrypted"}, ${rows} rows in ${Object.keys(counts).length} tables, schema ${schema ?? "none"}`,
  );
  console.log(
    "  Keep SESSION_SECRET with it, in another place: operators' second factors and waiting mails are sealed with it.",
  );
  if (asked.keep !== null) {
    for (const name of prune(dirname(file), asked.keep)) console.log(`  deleted ${name}`);
  }
} catch (error) {
  const reason = stop.signal.aborted ? stop.signal.reason : error;
  console.error(explain(reason) ?? reason);
  process.exitCode = 1;
}
