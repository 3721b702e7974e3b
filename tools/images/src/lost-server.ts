import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readReport } from "./journey.ts";
import type { Stack } from "./stack.ts";

const tools = (stack: Stack, ...command: string[]) =>
  stack.compose("--profile", "tools", "run", "--rm", "--no-TTY", ...command);

/**
 * A server goes, with all its volumes; a new one gets the backup and the list of tombstones, as docs/deploying.md says.
 * @returns whether the account that was deleted between the two can sign in
 */
export async function moveToNewServer(stack: Stack, web: string, more: Record<string, string>) {
  const folder = join(stack.folder, "backups");
  const { user: leaver } = await readReport(web, "leaver");
  await tools(stack, "backup");
  const { email, password } = leaver;
  const left = await leaver.ask({ path: "/api/account/delete", body: { email } });
  assert.equal(left.status, 204, "the account is deleted");
  await tools(stack, "backup", "tombstones");
  await stack.compose("down", "--volumes");
  const dump = readdirSync(folder).find((name) => name.endsWith(".dump"));
  assert.ok(dump, "a backup is written");
  const copied = [dump, `${dump}.sha256`, "tombstones.csv"];
  for (const name of readdirSync(folder)) if (!copied.includes(name)) rmSync(join(folder, name));
  const printed = await tools(stack, "restore", `backups/${dump}`);
  assert.match(printed, /tombstones were replayed/);
  await stack.rollOut(more);
  return { email, password };
}
