import { Client } from "pg";
import { type ClientPrograms, requireClientPrograms } from "./client-programs.ts";
import { type Ask, countRows, findSchemaVersion } from "./counts.ts";
import { writeCopy } from "./encryption.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { accessTo, startProgram } from "./run-program.ts";
import { getTombstonesPath, keepTombstones, listTombstones } from "./tombstones.ts";
import { writeWhole } from "./whole-file.ts";

/** A connection on which a statement may take as long as it takes. */
export async function connectPatiently(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks fails the statement under way; it also reports here.
  client.on("error", () => {});
  await client.connect();
  await client.query(
    "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'",
  );
  return client;
}

export const asker =
  (client: Client): Ask =>
  async <Row>(text: string) =>
    (await client.query(text)).rows as Row[];

/** The major version of the server. */
export async function getMajorVersion(ask: Ask): Promise<number> {
  const [row] = await ask<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  return Math.floor(Number(row?.version) / 10_000);
}

async function dump(
  { dump: program }: ClientPrograms,
  url: string,
  { path, snapshot, ...order }: ServerBackupOrder & { path: string; snapshot: string },
): Promise<void> {
  const { address, env } = accessTo(url);
  const args = [
    "--format=custom",
    "--no-owner",
    "--no-privileges",
    "--no-password",
    "--lock-wait-timeout=30s",
    `--snapshot=${snapshot}`,
    `--dbname=${address}`,
  ];
  const { child, ended } = startProgram(program, args, { env, stdio: ["ignore", "pipe"] });
  if (!child.stdout) throw new Error("A program was started without its pipe");
  try {
    await writeCopy(path, child.stdout, order);
    await ended;
  } finally {
    child.kill("SIGKILL");
  }
}

export interface ServerBackupOrder {
  passphrase: string | null;
  signal: AbortSignal;
}

/** Copies a server's database into a file, as it was at one instant; the product may run meanwhile. */
export async function backUpServer(
  url: string,
  file: string,
  order: ServerBackupOrder,
): Promise<Manifest> {
  const client = await connectPatiently(url);
  const ask = asker(client);
  try {
    const postgres = await getMajorVersion(ask);
    const programs = requireClientPrograms(postgres);
    await client.query("begin isolation level repeatable read, read only");
    const [row] = await ask<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
    const facts = {
      engine: "server" as const,
      madeAt: new Date().toISOString(),
      postgres,
      schema: await findSchemaVersion(ask),
      counts: await countRows(ask),
    };
    await keepTombstones(getTombstonesPath(file), listTombstones(ask));
    return await writeWhole(file, async (path) => {
      await dump(programs, url, { path, snapshot: row?.snapshot ?? "", ...order });
      order.signal.throwIfAborted();
      return await writeManifest(file, path, facts);
    });
  } finally {
    await client.end();
  }
}

/** Copies the tombstones alone, which takes a moment and can be done every few minutes. */
export async function keepServerTombstones(url: string, file: string): Promise<number> {
  const client = await connectPatiently(url);
  try {
    return await keepTombstones(file, listTombstones(asker(client)));
  } finally {
    await client.end();
  }
}
