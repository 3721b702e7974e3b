import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import { addressWithQuery, type Given, sampleInput } from "@cosmic/api/testing/sample-input";
import { type Answer, Connection } from "@cosmic/tools-test-client/connection";
import { Cookies } from "@cosmic/tools-test-client/cookies";
import type { Header } from "@cosmic/tools-test-client/read-answer";
import { toBytes, type WireRequest } from "./requests.ts";
import { ADMIN_ORIGIN, OPERATOR, PAYERS_DOMAIN, WEB_ORIGIN } from "./running-api.ts";

export const isForOperators = ({ path }: Pick<ContractCall, "path">) =>
  path.startsWith("/api/admin/");

/** Sent without a session: they would replace the session that the rest needs. */
const SIGN_INS: ReadonlySet<string> = new Set(["auth.login", "auth.signUp", "operators.signIn"]);

const SESSIONS = ["cosmic_session", "cosmic_operator"];

/** The cookie of a session that an answer has begun. */
const BEGUN = new RegExp(`^(?:${SESSIONS.join("|")})=[^;]+`);

/**
 * A browser that holds every cookie there is: a user's session, an operator's, a claim on blueprints, an
 * attempt to sign in with Google. What attacks end, it begins again.
 */
export class Attacker {
  readonly #connection: Connection;
  readonly cookies = new Cookies();
  /** Has lifetime access. */
  readonly isPayer: boolean;
  readonly email: string;
  readonly password = `secret of ${crypto.randomUUID()}`;
  given: Given = {};

  constructor(port: number, isPayer: boolean) {
    this.#connection = new Connection(port);
    this.isPayer = isPayer;
    this.email = `${crypto.randomUUID()}@${isPayer ? PAYERS_DOMAIN : "attack.test"}`;
  }

  /** Signs up, signs in as the operator too, and makes a blueprint. */
  async arrive(): Promise<void> {
    await this.visit("POST", "/api/generate-profile", {
      birthDate: "1985-02-11",
      mbtiType: "ENFP",
    });
    await this.visit("GET", "/api/auth/google?returnTo=/quiz");
    await this.#signUp();
    await this.#signInAsOperator();
  }

  async #signUp(): Promise<void> {
    const { email, password } = this;
    const login = await this.visit("POST", "/api/auth/login", { email, password });
    if (login.status !== 200) await this.visit("POST", "/api/auth/signup", { email, password });
    const answer = await this.visit("POST", "/api/generate-profile", {
      birthDate: "1990-07-14",
      mbtiType: "INTJ",
    });
    if (answer.status !== 200)
      throw new Error(`Making a blueprint: ${answer.status} ${answer.body}`);
    const { profile } = JSON.parse(answer.body) as { profile: { id: string; slug: string } };
    this.given = { slug: profile.slug, profileSlug: profile.slug, profileId: profile.id };
  }

  async #signInAsOperator(): Promise<void> {
    const answer = await this.visit("POST", "/api/admin/login", OPERATOR);
    if (answer.status !== 200) throw new Error(`The operator's sign-in: ${answer.status}`);
  }

  /**
   * Signs out of the session that an attack has begun. An account keeps so many sessions and drops the oldest, so
   * those of successful sign-ins would push out the ones that the attackers use.
   */
  async endBegun({ headers }: Answer): Promise<void> {
    const cookies = headers.flatMap(([name, line]) =>
      name === "set-cookie" ? (BEGUN.exec(line) ?? []) : [],
    );
    for (const cookie of cookies) {
      const isOperator = cookie.startsWith("cosmic_operator");
      const origin = isOperator ? ADMIN_ORIGIN : WEB_ORIGIN;
      await this.send({
        method: isOperator ? "POST" : "GET",
        target: isOperator ? "/api/admin/logout" : "/api/logout",
        headers: [
          ["host", new URL(origin).host],
          ["origin", origin],
          ["cookie", cookie],
        ],
        body: undefined,
      });
    }
  }

  /** Begins again what an attack has ended; says which sessions those were. */
  async recover(): Promise<string[]> {
    const lost: string[] = [];
    if ((await this.visit("GET", "/api/auth/user")).status !== 200) {
      lost.push("user");
      await this.#signUp();
    }
    if ((await this.visit("GET", "/api/admin/me")).status !== 200) {
      lost.push("operator");
      await this.#signInAsOperator();
    }
    return lost;
  }

  /** The cookies that a request to this call carries. */
  cookiesFor(call: Pick<ContractCall, "name" | "path">): [string, string][] {
    const isSignIn = SIGN_INS.has(call.name);
    return [...this.cookies].filter(([name]) => !(isSignIn && SESSIONS.includes(name)));
  }

  /** The attacker's own data by the contract's names; each sign-up uses a new address. */
  givenFor({ name, path }: Pick<ContractCall, "name" | "path">): Given {
    if (isForOperators({ path })) return { ...this.given, ...OPERATOR };
    const email = name === "auth.signUp" ? `${crypto.randomUUID()}@attack.test` : this.email;
    return { ...this.given, email, password: this.password };
  }

  /** The call as a page of the site makes it, with everything as the contract accepts it. */
  plainRequest(call: ContractCall): WireRequest {
    const given = this.givenFor(call);
    const origin = isForOperators(call) ? ADMIN_ORIGIN : WEB_ORIGIN;
    const body = sampleInput(call, "body", given);
    const cookie = this.cookiesFor(call)
      .map((pair) => pair.join("="))
      .join("; ");
    const headers: Header[] = [
      ["host", new URL(origin).host],
      ...(call.method === "GET" ? [] : [["origin", origin] as const]),
      ...(cookie === "" ? [] : [["cookie", cookie] as const]),
      ...(body === undefined ? [] : [["content-type", "application/json"] as const]),
    ];
    return {
      method: call.method,
      target: addressWithQuery(call, given),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    };
  }

  /** Sends a request as it is. Cookies of the answer are left alone: they may be another account's. */
  send(request: WireRequest): Promise<Answer> {
    return this.#connection.exchange(toBytes(request));
  }

  /** A plain request, after which the cookies of the answer are kept. */
  async visit(method: "GET" | "POST", target: string, body?: object): Promise<Answer> {
    const origin = target.startsWith("/api/admin/") ? ADMIN_ORIGIN : WEB_ORIGIN;
    const answer = await this.send({
      method,
      target,
      headers: [
        ["host", new URL(origin).host],
        ["origin", origin],
        ["cookie", String(this.cookies)],
        ...(body ? [["content-type", "application/json"] as const] : []),
      ],
      body: body && JSON.stringify(body),
    });
    const set = answer.headers.filter(([name]) => name === "set-cookie");
    this.cookies.keep(set.map(([, line]) => line));
    return answer;
  }

  leave(): void {
    this.#connection.close();
  }
}
