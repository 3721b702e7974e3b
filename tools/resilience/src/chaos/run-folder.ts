import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientEntry, Evidence } from "./evidence.ts";
import type { StruckFault } from "./fault-plan.ts";

const CLIENT = "client.jsonl";
const FAULTS = "faults.jsonl";
const RECORDS_FILE = "evidence.json";

const readLines = <T>(folder: string, file: string): T[] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);

type Records = Omit<Evidence, "client">;

/** Where the journals of a run are kept. */
export function makeRunFolder() {
  const path = mkdtempSync(join(tmpdir(), "cosmic-payments-"));
  const append = (file: string, entry: object) =>
    appendFileSync(join(path, file), `${JSON.stringify(entry)}\n`);
  for (const file of [CLIENT, FAULTS]) writeFileSync(join(path, file), "");
  return {
    path,
    writeClient: (entry: ClientEntry) => append(CLIENT, entry),
    writeFault: (fault: StruckFault) => append(FAULTS, fault),
    /** Everything that the journals do not hold. */
    writeRecords: (records: Records) =>
      writeFileSync(join(path, RECORDS_FILE), JSON.stringify(records, null, 1)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

export type RunFolder = ReturnType<typeof makeRunFolder>;

/** What a run left, read from its folder alone. */
export function readEvidence(folder: string): Evidence {
  const records = JSON.parse(readFileSync(join(folder, RECORDS_FILE), "utf8")) as Records;
  return { ...records, client: readLines<ClientEntry>(folder, CLIENT) };
}
