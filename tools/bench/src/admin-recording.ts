import { randomUUID } from "node:crypto";
import { type Agent, createAgent } from "@cosmic/api/testing/agent";
import { type CheckoutSite, checkOut, getSessionId, verify } from "@cosmic/api/testing/buyers";
import { type MadeUser, makeUser, signedInUser } from "@cosmic/api/testing/factories";
import { computeTiming, type Timing } from "./timing.ts";

// What recording costs: one event into tables of this size, and what a flood of events does to others.
const EVENTS = 500;
const CALLS = 500;
/** Sign-ins and payments, each of another user. */
const USERS = 100;
const WARM_UP = 20;
/** Milliseconds between calls: the flood is measured over some seconds. */
const PAUSE = 10;
const POSTS_A_MINUTE = 10_000;

/** Times in milliseconds. */
export interface Beside {
  /** While nothing else is asked. */
  calm: Timing;
  /** Beside a flood from one address, most of which is refused. */
  one: Timing;
  /** Beside a flood from so many addresses that all of it is taken. */
  many: Timing;
}

export const CALL_NAMES = ["who is signed in", "sign-in", "payment"] as const;

/** What recording took. */
export interface Recording {
  insert: Timing;
  /** Calls that have nothing to do with the funnel. */
  calls: Record<(typeof CALL_NAMES)[number], Beside>;
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
  ask: () => Promise<{ statusCode: number }>,
): Promise<Timing> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
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

interface RecordingSite extends CheckoutSite {
  origin: string;
}

/** An address of its own for each call, so that no limit of one address is met. */
const toAddress = (network: number, count: number) =>
  `${network}.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;

async function measureBeside(
  { app, origin }: RecordingSite,
  measureCall: () => Promise<Timing>,
): Promise<Beside> {
  const from = (remoteAddress: string) => createAgent(app, { origin, remoteAddress });
  const one = from("192.0.2.1");
  const calm = await measureCall();
  return {
    calm,
    one: await duringFlood(() => tell(one), measureCall),
    many: await duringFlood((count) => tell(from(toAddress(10, count))), measureCall),
  };
}

/** Each sign-in is of a user and an address of its own, with the password hashed as in production. */
async function prepareSignIns({ app, deps, origin }: RecordingSite) {
  let count = 0;
  const users: MadeUser[] = [];
  for (let index = 0; index < USERS + WARM_UP; index += 1) users.push(await makeUser(deps));
  return () =>
    timed(USERS, PAUSE, () => {
      const user = users[count % users.length];
      if (!user) throw new RangeError("No user to sign in");
      count += 1;
      const agent = createAgent(app, { origin, remoteAddress: toAddress(11, count) });
      return agent.post("/api/auth/login", { email: user.email, password: user.password });
    });
}

/** From the way to the provider's page to the access that was paid for, each of a new user. */
function payments(site: RecordingSite): () => Promise<Timing> {
  let made = 0;
  return async () => {
    const agents: Agent[] = [];
    for (let index = 0; index < USERS + WARM_UP; index += 1) {
      made += 1;
      const options = { remoteAddress: toAddress(12, made) };
      agents.push((await signedInUser(site.app, site.deps, {}, options)).agent);
    }
    return timed(USERS, PAUSE, async () => {
      const agent = agents.pop();
      if (!agent) throw new RangeError("No user to pay");
      const sessionId = getSessionId(site, await checkOut(agent));
      site.standIn.pay({ session: sessionId });
      return verify({ agent, sessionId });
    });
  };
}

/**
 * Measures through the whole API with the limits of production, in this process: the flood and who asks
 * beside it share its time.
 */
export async function measureRecording(site: CheckoutSite): Promise<Recording> {
  const { app, deps } = site;
  const origin = deps.config.sites.webUrl;
  const own = { ...site, origin };
  let told = 0;
  const insert = await timed(EVENTS, 0, () => {
    told += 1;
    return tell(createAgent(app, { origin, remoteAddress: toAddress(10, told) }));
  });
  const { agent } = await signedInUser(app, deps);
  const askWho = () => timed(CALLS, PAUSE, () => agent.get("/api/auth/user"));
  return {
    insert,
    calls: {
      "who is signed in": await measureBeside(own, askWho),
      "sign-in": await measureBeside(own, await prepareSignIns(own)),
      payment: await measureBeside(own, payments(own)),
    },
  };
}
