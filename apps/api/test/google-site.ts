import { expect } from "vitest";
import type { Config } from "../src/config/config.ts";
import { type Agent, createAgent } from "./agent.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { type Claims, type OidcProvider, openOidcProvider } from "./oidc-provider.ts";

const CLIENT = { id: "cosmic", secret: "the provider's secret for us" };

/** The application with a provider that answers in the place of Google. */
export interface GoogleSite extends TestApp {
  provider: OidcProvider;
  /** Makes another application sign in with the same provider. */
  withGoogle: (config: Config) => Config;
  visitor: () => Agent;
  /** The whole way: to the provider, where this person signs in, and back. */
  signIn: (agent: Agent, claims: Claims, returnTo?: string) => ReturnType<Agent["get"]>;
}

export async function openGoogleSite(
  configure: (config: Config) => Config = (config) => config,
): Promise<GoogleSite> {
  const provider = await openOidcProvider(CLIENT);
  const withGoogle = (config: Config): Config => ({
    ...config,
    google: { issuer: provider.issuer, clientId: CLIENT.id },
    secrets: { ...config.secrets, googleClient: CLIENT.secret },
  });
  const built = await buildTestApp({ configure: (config) => withGoogle(configure(config)) });
  return {
    ...built,
    provider,
    withGoogle,
    visitor: () => createAgent(built.app),
    signIn: async (agent, claims, returnTo) =>
      agent.get(provider.signIn(await begin(agent, returnTo), claims)),
    close: async () => {
      await built.close();
      await provider.close();
    },
  };
}

let people = 0;

/** A user known to the provider, with a unique address. */
export function googlePerson(claims: Partial<Claims> = {}): Claims & { email: string } {
  people += 1;
  return {
    sub: `sub-${people}-${crypto.randomUUID()}`,
    email: `google-${people}-${crypto.randomUUID()}@cosmic.test`,
    email_verified: true,
    given_name: "Grace",
    family_name: "Hopper",
    ...claims,
  };
}

/** Follows the button; the address at the provider that it leads to. */
export async function begin(agent: Agent, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`;
  const answer = await agent.get(`/api/auth/google${query}`);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

/** The reason code of a redirect back to the sign-in page; null when there is none. */
export function readRefusal(answer: { statusCode: number; headers: Record<string, unknown> }) {
  expect(answer.statusCode).toBe(302);
  const target = new URL(String(answer.headers["location"]), "http://localhost:3000");
  expect(target.origin).toBe("http://localhost:3000");
  return target.pathname === "/auth" ? target.searchParams.get("error") : null;
}

/** Who the browser is signed in as, or null. */
export const fetchUser = async (agent: Agent) => {
  const answer = await agent.get("/api/auth/user");
  return answer.statusCode === 200 ? answer.json() : null;
};

/** How many ways in of one kind an account has. */
export const countWaysIn = async (
  { deps }: Pick<GoogleSite, "deps">,
  table: "identities" | "credentials",
  userId: string,
) => {
  const { count } = await deps.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
};
