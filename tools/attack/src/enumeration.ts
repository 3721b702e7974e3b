import { type Answer, Connection } from "@cosmic/tools-test-client/connection";
import { findHeader } from "@cosmic/tools-test-client/read-answer";
import { Attacker } from "./attacker.ts";
import { findTellingAnswers, toComparable } from "./compare-answers.ts";
import { toBytes } from "./requests.ts";
import type { RunningApi } from "./running-api.ts";
import { WEB_ORIGIN } from "./running-api.ts";
import { median, separability } from "./separability.ts";

const SAMPLES = 500;
/** Answers of each kind before times count. */
const WARM_UP = 10;
/** Accounts of each kind that take turns, so that no single row decides. */
const ACCOUNTS = 10;
const MEDIANS_WITHIN = 3;
/** What tells accounts apart does so each time; what a busy machine adds is another thing each time. */
const REPETITIONS = 2;
const SEPARABILITY_WITHIN = 0.55;

/** Kinds of account that an answer must not tell apart, with the request for each sample. */
interface Comparison {
  name: string;
  path: string;
  cases: Readonly<Record<string, (sample: number) => object>>;
}

const address = (kind: string, index: number) => `${kind}-${index % ACCOUNTS}@timing.test`;

async function post(connection: Connection, path: string, body: object): Promise<Answer> {
  return await connection.exchange(
    toBytes({
      method: "POST",
      target: path,
      headers: [
        ["host", new URL(WEB_ORIGIN).host],
        ["origin", WEB_ORIGIN],
        ["content-type", "application/json"],
      ],
      body: JSON.stringify(body),
    }),
  );
}

/** Accounts with a password, and accounts that have only ever used Google. */
async function makeAccounts({ port, google }: RunningApi): Promise<void> {
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const visitor = new Attacker(port, false);
    const email = address("password", index);
    await visitor.visit("POST", "/api/auth/signup", { email, password: "the right password" });
    visitor.cookies.clear();
    const start = await visitor.visit("GET", "/api/auth/google");
    const user = { sub: `timing-${index}`, email: address("google", index), email_verified: true };
    const location = findHeader(start.headers, "location") ?? "";
    const end = await visitor.visit("GET", google.signIn(location, user));
    if (!visitor.cookies.has("cosmic_session"))
      throw new Error(`Sign-in with Google led to ${findHeader(end.headers, "location")}`);
    visitor.leave();
  }
}

const COMPARISONS: readonly Comparison[] = [
  {
    name: "login",
    path: "/api/auth/login",
    cases: {
      // As often as the others: a first failure is counted in more rows than a later one.
      "unknown address": (n) => ({ email: address("unknown", n), password: "wrong" }),
      "wrong password": (n) => ({ email: address("password", n), password: "wrong" }),
      "Google only": (n) => ({ email: address("google", n), password: "wrong" }),
    },
  },
  {
    name: "forgot-password",
    path: "/api/auth/forgot-password",
    cases: {
      "unknown address": (n) => ({ email: `unknown-${n}@timing.test` }),
      "with a password": (n) => ({ email: address("password", n) }),
      "Google only": (n) => ({ email: address("google", n) }),
    },
  },
];

interface Measured {
  times: Record<string, number[]>;
  /** Whether some answer came for one kind only. */
  isTelling: boolean;
}

/** Asks about all kinds in turn, in another order each time. */
async function measure(
  port: number,
  { path, cases }: Comparison,
  samples: number,
): Promise<Measured> {
  const connection = new Connection(port);
  const names = Object.keys(cases);
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const seen = Object.fromEntries(names.map((name) => [name, new Set<string>()]));
  for (let sample = -WARM_UP; sample < samples; sample += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + sample + names.length * WARM_UP) % names.length] ?? "";
      const body = cases[name]?.(Math.max(0, sample)) ?? {};
      const answer = await post(connection, path, body);
      seen[name]?.add(toComparable(answer));
      if (sample >= 0) times[name]?.push(answer.milliseconds);
    }
  }
  connection.close();
  const telling = findTellingAnswers(seen);
  for (const { answer, kinds } of telling.slice(0, 3))
    console.log(`  ONLY FOR ${kinds.join(", ")}:\n    ${answer.replaceAll("\n", "\n    ")}`);
  return { times, isTelling: telling.length > 0 };
}

interface Pair {
  names: string;
  difference: number;
  area: number;
}

function listPairs(times: Record<string, number[]>): Pair[] {
  const kinds = Object.entries(times);
  return kinds.flatMap(([a, first], index) =>
    kinds.slice(index + 1).map(([b, second]) => ({
      names: `${a} / ${b}`,
      difference: Math.abs(median(first) - median(second)),
      area: separability(first, second),
    })),
  );
}

const isAlike = ({ difference, area }: Pair) =>
  difference <= MEDIANS_WITHIN && area <= SEPARABILITY_WITHIN;

/** Whether the answers are alike and, where times are judged, how long they take. */
async function compare(port: number, comparison: Comparison, judgesTime: boolean) {
  const { times, isTelling } = await measure(port, comparison, judgesTime ? SAMPLES : 0);
  if (!judgesTime) return !isTelling;
  for (const [name, values] of Object.entries(times)) {
    console.log(`  ${name.padEnd(36)} median ${median(values).toFixed(2)} ms of ${values.length}`);
  }
  const pairs = listPairs(times);
  for (const pair of pairs) {
    const mark = isAlike(pair) ? "" : "  TELLS THEM APART";
    const stats = `${pair.difference.toFixed(2)} ms apart, AUC ${pair.area.toFixed(3)}`;
    console.log(`  ${pair.names.padEnd(36)} ${stats}${mark}`);
  }
  return !isTelling && pairs.every(isAlike);
}

/**
 * Whether answers or, where they are judged, their times tell which addresses have an account and of
 * which kind. A comparison that fails is repeated: a busy machine adds as much by itself.
 */
export async function checkEnumeration(api: RunningApi, judgesTime: boolean): Promise<boolean> {
  await makeAccounts(api);
  let isSilent = true;
  for (const comparison of COMPARISONS) {
    const samples = judgesTime ? `${SAMPLES} samples` : `${WARM_UP} answers`;
    console.log(`\nEnumeration by ${comparison.name} (${samples} a kind, interleaved):`);
    let isAllAlike = await compare(api.port, comparison, judgesTime);
    for (let more = 0; more < REPETITIONS && !isAllAlike; more += 1) {
      console.log("  once more:");
      isAllAlike = await compare(api.port, comparison, judgesTime);
    }
    isSilent &&= isAllAlike;
  }
  return isSilent;
}
