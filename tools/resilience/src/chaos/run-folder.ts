import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientEntry, Evidence } from "./evidence.ts";
import type { StruckFault } from "./mischief.ts";

const CLIENT = "client.jsonl";
const FAULTS = "faults.jsonl";
const BOOKS = "evidence.json";

const linesOf = <T>(folder: string, file: string): T[] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);

/** Where the journals of a run are kept. */
export interface RunFolder {
  path: string;
  writeClient: (entry: ClientEntry) => void;
  writeFault: (fault: StruckFault) => void;
  /** Everything that the journals do not hold. */
  writeBooks: (books: Omit<Evidence, "client">) => void;
  remove: () => void;
}

export function makeRunFolder(): RunFolder {
  const path = mkdtempSync(join(tmpdir(), "cosmic-payments-"));
  const append = (file: string) => (entry: object) =>
    appendFileSync(join(path, file), `${JSON.stringify(entry)}\n`);
  for (const file of [CLIENT, FAULTS]) writeFileSync(join(path, file), "");
  return {
    path,
    writeClient: append(CLIENT),
    writeFault: append(FAULTS),
    writeBooks: (books) => writeFileSync(join(path, BOOKS), JSON.stringify(books, null, 1)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** What a run left, read from its folder alone. */
export function readEvidence(folder: string): Evidence {
  const books = JSON.parse(readFileSync(join(folder, BOOKS), "utf8")) as Omit<Evidence, "client">;
  return { ...books, client: linesOf<ClientEntry>(folder, CLIENT) };
}
