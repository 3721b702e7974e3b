import type { Fault } from "./fault.ts";
import { killedWhileWriting } from "./rows/f01-killed-while-writing.ts";
import { databaseCrashes } from "./rows/f04-database-crashes.ts";
import { noDatabaseAtStart } from "./rows/f05-no-database-at-start.ts";
import { databaseHangs } from "./rows/f06-database-hangs.ts";
import { slowAi } from "./rows/f07-slow-ai.ts";
import { eventWithoutDatabase } from "./rows/f20-event-without-database.ts";

/** In the order in which they happen. */
export const FAULTS: readonly Fault[] = [
  killedWhileWriting,
  databaseCrashes,
  noDatabaseAtStart,
  databaseHangs,
  slowAi,
  eventWithoutDatabase,
];
