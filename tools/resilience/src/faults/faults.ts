import type { Fault } from "./fault.ts";
import { killedWhileWriting } from "./rows/f01-killed-while-writing.ts";
import { databaseCrashes } from "./rows/f04-database-crashes.ts";
import { noDatabaseAtStart } from "./rows/f05-no-database-at-start.ts";
import { databaseHangs } from "./rows/f06-database-hangs.ts";
import { slowAi } from "./rows/f07-slow-ai.ts";
import { conflicts } from "./rows/f08-conflicts.ts";
import { eventWithoutDatabase } from "./rows/f20-event-without-database.ts";
import { diskFull } from "./rows/f22-disk-full.ts";
import { twoReplicas } from "./rows/f24-two-replicas.ts";
import { migrations } from "./rows/f25-migrations.ts";
import { rollingDeploy } from "./rows/f26-rolling-deploy.ts";
import { stops } from "./rows/f27-stops.ts";
import { soak } from "./rows/f28-soak.ts";
import { endedSessions } from "./rows/f29-ended-sessions.ts";
import { overload } from "./rows/f31-overload.ts";
import { loginStorm } from "./rows/f32-login-storm.ts";
import { ownFailures } from "./rows/f33-own-failures.ts";
import { vanishedClients } from "./rows/f34-vanished-clients.ts";
import { slowReaders } from "./rows/f36-slow-readers.ts";

/** In the order in which they happen. */
export const FAULTS: readonly Fault[] = [
  killedWhileWriting,
  databaseCrashes,
  noDatabaseAtStart,
  databaseHangs,
  slowAi,
  eventWithoutDatabase,
  conflicts,
  diskFull,
  twoReplicas,
  migrations,
  rollingDeploy,
  stops,
  overload,
  loginStorm,
  ownFailures,
  vanishedClients,
  slowReaders,
  endedSessions,
  soak,
];
