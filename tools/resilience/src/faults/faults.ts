import type { Fault } from "./fault.ts";
import { killedWhileWriting } from "./rows/f01-killed-while-writing.ts";
import { databaseCrashes } from "./rows/f04-database-crashes.ts";
import { databaseHangs } from "./rows/f06-database-hangs.ts";
import { rollingDeploy } from "./rows/f26-rolling-deploy.ts";
import { stops } from "./rows/f27-stops.ts";
import { soak } from "./rows/f28-soak.ts";
import { overload } from "./rows/f31-overload.ts";
import { loginStorm } from "./rows/f32-login-storm.ts";
import { vanishedClients } from "./rows/f34-vanished-clients.ts";
import { slowReaders } from "./rows/f36-slow-readers.ts";

/** In the order in which they happen. */
export const FAULTS: readonly Fault[] = [
  killedWhileWriting,
  databaseCrashes,
  databaseHangs,
  rollingDeploy,
  stops,
  overload,
  loginStorm,
  vanishedClients,
  slowReaders,
  soak,
];
