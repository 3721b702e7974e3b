import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { getManifestPath, requireWholeBackup, writeManifest } from "./manifest.ts";

const CONTENT = "the rows of a backup";

let file = "";

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-manifest-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, "whole.backup");
  writeFileSync(file, CONTENT);
  await writeManifest(file, file, {
    engine: "server",
    madeAt: "2026-11-21T10:30:00.000Z",
    postgres: 15,
    schema: null,
    counts: { "public.users": 3 },
  });
});

it("a backup is accepted when every byte is as it was written", async () => {
  expect(await requireWholeBackup(file)).toMatchObject({
    bytes: CONTENT.length,
    counts: { "public.users": 3 },
  });
});

it.each<[string, RegExp, () => void]>([
  ["is missing", /There is no file/, () => rmSync(file)],
  ["is cut short", /bytes instead of/, () => truncateSync(file, CONTENT.length - 1)],
  ["has added bytes", /bytes instead of/, () => appendFileSync(file, "more")],
  ["has one changed byte", /is damaged/, () => writeFileSync(file, CONTENT.replace("r", "R"))],
  ["has no manifest", /is missing/, () => rmSync(getManifestPath(file))],
  ["has half a manifest", /cannot be read/, () => truncateSync(getManifestPath(file), 40)],
])("a backup is refused when it %s", async (_damage, message, damage) => {
  damage();
  await expect(requireWholeBackup(file)).rejects.toThrow(message);
});
