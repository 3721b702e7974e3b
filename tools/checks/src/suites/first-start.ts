import { join } from "node:path";
import {
  type OwnPostgres,
  postgresFolders,
  startOwnPostgres,
} from "@cosmic/tools-programs/postgres";
import { ROOT } from "@cosmic/tools-programs/root";
import { runTool } from "@cosmic/tools-programs/run-tool";

const SCRIPT = join(ROOT, "deploy", "postgres", "first-start", "role.sh");

/**
 * A PostgreSQL whose database and role are made as its container makes them, so that what the role may
 * not do is noticed. Null when there is no server to be had.
 */
export async function startPostgresAsContainer(): Promise<OwnPostgres | null> {
  const postgres = await startOwnPostgres();
  if (!postgres) return null;
  const url = new URL(postgres.url);
  const { code, output } = await runTool("sh", [SCRIPT], {
    env: {
      PATH: [...postgresFolders(), process.env["PATH"] ?? ""].join(":"),
      PGHOST: url.hostname,
      PGPORT: url.port,
      POSTGRES_USER: url.username,
      POSTGRES_PASSWORD: "the-role-has-this",
    },
  });
  if (code !== 0) {
    postgres.stop();
    throw new Error(`The first start failed: ${output}`);
  }
  url.username = "cosmic";
  url.password = "the-role-has-this";
  url.pathname = "/cosmic";
  return { ...postgres, url: url.href };
}
