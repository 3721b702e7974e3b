import { randomUUID } from "node:crypto";
import type { Deps } from "@cosmic/api/deps";
import { type Agent, createAgent } from "@cosmic/api/testing/agent";
import { signedInUser } from "@cosmic/api/testing/factories";
import { computeTiming, type Timing } from "./admin-report.ts";

// What recording costs: one event into tables of this size, and what a flood of events does to others.
const EVENTS = 500;
const CALLS = 500;
/** Milliseconds between calls: the flood is measured over some seconds. */
const PAUSE = 10;
const POSTS_A_MINUTE = 10_000;

type App = Parameters<typeof createAgent>[0];

/** What recording took, in milliseconds. */
export interface Recording {
  insert: Timing;
  /** A call that has nothing to do with the funnel, while nothing else is asked. */
  calm: Timing;
  /** The same call beside a flood from one address, most of which is refused. */
  beside: Timing;
  /** The same call beside a flood from so many addresses that all of it is taken. */
  besideMany: Timing;
}

const tell = (agent: Agent) =>
  agent.post("/api/funnel-events", {
    step: "landing_view",
    stepNumber: 1,
    stepName: "Landing page viewed",
    value: null,
    sessionId: `session_${randomUUID()}`,
    metadata: { source: "bench.example" },
  });

async function timed(
  rounds: number,
  pause: number,
  ask: () => ReturnType<Agent["get"]>,
): Promise<Timing> {
  const times: number[] = [];
  for (let round = -20; round < rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const started = performance.now();
    const { statusCode } = await ask();
    if (statusCode >= 300) throw new Error(`Answered ${statusCode}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  return computeTiming(times);
}

/** Posts events at an even pace, however slowly they are answered, while something else is done. */
async function duringFlood<T>(
  post: (count: number) => ReturnType<Agent["post"]>,
  act: () => Promise<T>,
) {
  const started = performance.now();
  const answers: ReturnType<Agent["post"]>[] = [];
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 60_000) * POSTS_A_MINUTE;
    while (answers.length < due) answers.push(post(answers.length));
  }, 5);
  try {
    return await act();
  } finally {
    clearInterval(timer);
    await Promise.all(answers);
  }
}

/**
 * Measures through the whole API with the limits of production, in this process: the flood and who asks
 * beside it share its time.
 */
export async function measureRecording(app: App, deps: Deps): Promise<Recording> {
  const origin = deps.config.sites.webUrl;
  const from = (remoteAddress: string) => createAgent(app, { origin, remoteAddress });
  const ofMany = (count: number) =>
    from(`10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`);
  const { agent } = await signedInUser(app, deps);
  const askWho = () => timed(CALLS, PAUSE, () => agent.get("/api/auth/user"));
  let told = 0;
  const insert = await timed(EVENTS, 0, () => {
    told += 1;
    return tell(ofMany(told));
  });
  const calm = await askWho();
  const one = from("192.0.2.1");
  const beside = await duringFlood(() => tell(one), askWho);
  const besideMany = await duringFlood((count) => tell(ofMany(count)), askWho);
  return { insert, calm, beside, besideMany };
}
