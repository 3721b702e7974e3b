import type { Environment } from "../environment.ts";
import type { Fault } from "../fault.ts";
import type { Findings } from "../findings.ts";
import type { Person } from "../person.ts";

/** Another network address each time: limits that count by address start anew. */
let network = 0;
const newAddress = () => {
  network += 1;
  return `198.51.100.${network}`;
};

/** A limit counts what every process sees: ten questions a minute and address (S6). */
async function shareLimits(
  origins: readonly string[],
  environment: Environment,
  findings: Findings,
) {
  const headers = { "x-forwarded-for": newAddress() };
  const statuses: (number | null)[] = [];
  const stranger = environment.newPerson();
  for (let count = 0; count < 16; count += 1) {
    const origin = origins[count % origins.length] ?? "";
    const body = { email: `nobody-${count}@faults.test` };
    const answer = await stranger.ask({ path: "/api/auth/check-user", body, origin, headers });
    statuses.push(answer.status);
  }
  const passed = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  findings.holds(`${passed} of 16 pass a limit of 10`, passed === 10 && refused === 6);
}

/** Wrong passwords are counted together, and the wait holds everywhere (S4). */
async function shareWaits(
  origins: readonly string[],
  environment: Environment,
  findings: Findings,
) {
  const headers = { "x-forwarded-for": newAddress() };
  const [person] = [environment.newPerson()];
  await person.signUp({ "x-forwarded-for": newAddress() });
  const statuses: (number | null)[] = [];
  for (let count = 0; count < 7; count += 1) {
    const origin = origins[count % origins.length] ?? "";
    const body = { email: person.email, password: "not the lantern" };
    statuses.push((await person.ask({ path: "/api/auth/login", body, origin, headers })).status);
  }
  const right = await Promise.all(origins.map((origin) => person.signIn({ origin, headers })));
  const kept = right.filter(({ status }) => status === 429).length;
  findings.holds("failed sign-ins are counted together", statuses.at(-1) === 429);
  findings.all("replicas keep the wait", kept, origins.length);
}

/** The same report asked for everywhere at once is written once (S95). */
async function shareWork(
  origins: readonly string[],
  environment: Environment,
  findings: Findings,
  person: Person,
) {
  const alone = environment.newPerson();
  await alone.signUp({ "x-forwarded-for": newAddress() });
  const before = environment.ai.calls.length;
  await alone.generate("1985-06-07", { origin: origins[0] ?? "" });
  const callsForOne = environment.ai.calls.length - before;
  environment.ai.set({ mode: "delay", milliseconds: 1_000 });
  const from = environment.ai.calls.length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      person.generate("1985-06-07", { origin: origins[count % origins.length] ?? "" }),
    ),
  );
  const calls = environment.ai.calls.length - from;
  environment.ai.set({ mode: "ok" });
  const slugs = answers.map(({ body }) => (body as { profile?: { slug: string } }).profile?.slug);
  const rows = await environment.query("select id from blueprints where user_id = $1", [person.id]);
  findings.all("askers got it", answers.filter(({ status }) => status === 200).length, 20);
  findings.holds("the same one", new Set(slugs).size === 1 && rows.length === 1);
  findings.holds(`${calls} AI calls, as for one`, calls === callsForOne);
}

/** Twenty tabs open one checkout (S73). */
async function shareCheckout(
  origins: readonly string[],
  environment: Environment,
  findings: Findings,
  person: Person,
) {
  const body = { returnTo: "/dashboard" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      person.ask({
        path: "/api/create-checkout-session",
        body,
        origin: origins[count % origins.length] ?? "",
      }),
    ),
  );
  const open = environment.provider
    .ledger()
    .sessions.filter((each) => each.client_reference_id === person.id && each.status === "open");
  const loud = answers.filter(({ status }) => status === null || status >= 500);
  findings.all("checkouts open", open.length, 1);
  findings.none("answers 5xx", loud.length);
}

/** Signed in at one is signed in at all; signed out too, for good (S24). */
async function shareSessions(origins: readonly string[], findings: Findings, person: Person) {
  const look = () =>
    Promise.all(origins.map((origin) => person.ask({ path: "/api/auth/user", origin })));
  const before = await look();
  const late = person.generate("1985-06-08", { origin: origins[1] ?? "" });
  await person.ask({ path: "/api/logout", origin: origins[0] ?? "" });
  await late;
  const after = await look();
  findings.all(
    "replicas know the session",
    before.filter(({ status }) => status === 200).length,
    origins.length,
  );
  findings.none("know it after signing out", after.filter(({ status }) => status === 200).length);
}

export const twoReplicas: Fault = {
  row: "F24",
  name: "two processes, one database: what has to be shared",
  expected: "limits, waits, work, checkouts and sessions as with one",
  async run(environment, findings) {
    // The limits of production, which the other processes have not.
    const replicas = await Promise.all(
      ["a", "b"].map((name) => environment.addReplica(`f24-${name}`, { RATE_LIMIT_SCALE: "1" })),
    );
    try {
      await Promise.all(replicas.map((replica) => replica.start()));
      const origins = replicas.map(({ url }) => url);
      const person = environment.newPerson(origins[0]);
      await person.signUp({ "x-forwarded-for": newAddress() });
      await shareLimits(origins, environment, findings);
      await shareWaits(origins, environment, findings);
      await shareWork(origins, environment, findings, person);
      await shareCheckout(origins, environment, findings, person);
      await shareSessions(origins, findings, person);
    } finally {
      await Promise.all(replicas.map((replica) => replica.kill()));
    }
  },
};
