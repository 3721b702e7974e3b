import { Tally } from "./tally.ts";
import { verify } from "./verify-steps.ts";

const tally = new Tally();
await verify(tally);
process.exitCode = tally.close();
