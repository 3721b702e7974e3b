import { join } from "node:path";

const FAULT_HOOK = join(import.meta.dirname, "fault-hook.ts");
/** Options of Node.js for the processes of the API. */
export const NODE_ARGS = [
  // V8 measures its heap by the memory of the machine: these it takes in the 1 GB of a container.
  "--max-old-space-size=512",
  "--max-semi-space-size=8",
  "--disable-warning=ExperimentalWarning",
  "--import",
  FAULT_HOOK,
];
