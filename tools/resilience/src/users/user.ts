import { setTimeout as pause } from "node:timers/promises";
import {
  type ClientAnswer,
  type ClientRequest,
  createClient,
} from "@cosmic/tools-test-client/client";
import { createRandom } from "../environment/random.ts";
import type { Entry } from "../journal/journal.ts";

export interface UserRequest extends ClientRequest {
  /** What the user is about: "create", "verify", "refund" ... */
  step?: string;
  /** Answers to the quiz that this request stores. */
  stores?: string;
}

export interface UserOptions {
  name: string;
  /** The site, or one process. */
  origin: string;
  /** Told of each request, with its whole path, and the body of its answer. */
  record?: (entry: Entry, body: unknown, path: string) => void;
  headers?: Record<string, string>;
  /** Milliseconds after which the user gives up a request. */
  timeout?: number;
  /** Milliseconds after which the user goes away during a request of this step; null to stay. */
  findDeparture?: (step: string) => number | null;
}

const TRIES = 40;

const isAnswer = ({ status }: ClientAnswer) => status !== null && status < 500 && status !== 429;

const readUserId = ({ status, body }: ClientAnswer): string | null =>
  status === 200 ? (body as { user: { id: string } }).user.id : null;

/** A user with a browser, whose requests and answers are recorded. */
export function createUser(options: UserOptions) {
  const {
    name,
    origin,
    record = () => {},
    timeout = 100_000,
    findDeparture = () => null,
  } = options;
  const client = createClient(origin, options.headers);
  const random = createRandom(name);
  const email = `${name}@resilience.test`;
  const password = `the lantern of ${name}`;
  let id = "";

  async function ask({ step = "", stores, ...request }: UserRequest): Promise<ClientAnswer> {
    const at = Date.now();
    const answer = await client.send({ timeout: findDeparture(step) ?? timeout, ...request });
    const { status, error, milliseconds, body } = answer;
    const method = request.method ?? (request.body ? "POST" : "GET");
    const retryAfter = answer.headers.get("retry-after");
    const entry: Entry = {
      user: name,
      userId: id,
      step,
      request: `${method} ${request.path.replace(/\?.*/, "")}`,
      at,
      milliseconds,
      status,
      error,
      retryAfter: retryAfter === null ? null : Number(retryAfter),
      stores: stores ?? null,
    };
    record(entry, body, request.path);
    return answer;
  }

  const wait = (milliseconds: number) => pause(milliseconds / 2 + random.below(milliseconds));

  /** Asks until there is an answer, good or bad. @throws after many tries without one */
  async function retry(request: UserRequest): Promise<ClientAnswer> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const answer = await ask(request);
      if (isAnswer(answer)) return answer;
      await wait(400);
    }
    throw new Error(`${name} got no answer to ${request.path}`);
  }

  const signIn = (more: Partial<UserRequest> = {}) =>
    retry({ step: "login", path: "/api/auth/login", body: { email, password }, ...more });

  return {
    name,
    email,
    password,
    ask,
    retry,
    wait,
    signIn,
    /** What the browser sends along. */
    get cookie() {
      return String(client.cookies);
    },
    /** The user's id; empty before signing up. */
    get id() {
      return id;
    },
    /** @throws when it does not work */
    async signUp(): Promise<void> {
      const body = { email, password, firstName: "Ada" };
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const answer = await ask({ step: "sign-up", path: "/api/auth/signup", body });
        // A refused sign-up may have worked the time before, when its answer was lost.
        const found = readUserId(answer) ?? (isAnswer(answer) ? readUserId(await signIn()) : null);
        if (found !== null) {
          id = found;
          return;
        }
        await wait(400);
      }
      throw new Error(`${name} could not sign up`);
    },
    generate: (birthDate: string, more: Partial<UserRequest> = {}) =>
      ask({ path: "/api/generate-profile", body: { birthDate, mbtiType: "INTJ" }, ...more }),
    /** Asks once, as a page that is opened does. */
    openReport: (slug: string) => ask({ step: "look", path: `/api/profiles/${slug}` }),
    /** @returns the slug of a new report */
    async makeBlueprint(birthDate = "1990-07-15"): Promise<string> {
      const body = { birthDate, mbtiType: "INTJ" };
      const answer = await retry({ step: "blueprint", path: "/api/generate-profile", body });
      return (answer.body as { profile: { slug: string } }).profile.slug;
    },
  };
}

export type User = ReturnType<typeof createUser>;
