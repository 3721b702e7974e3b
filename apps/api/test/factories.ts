import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../src/deps.ts";
import { type Agent, type AgentOptions, createAgent } from "./agent.ts";

type FactoryDeps = Pick<Deps, "db" | "ids" | "clock" | "config">;

export interface MadeUser {
  id: string;
  email: string;
  password: string;
}

export interface UserTraits {
  email?: string;
  password?: string;
  firstName?: string | null;
  lastName?: string | null;
  hasLifetimeAccess?: boolean;
  isEmailConfirmed?: boolean;
}

const hashWith = (
  password: string,
  { memoryCost, timeCost, parallelism }: FactoryDeps["config"]["passwords"],
) => hash(password, { memoryCost, timeCost, parallelism });

/** What stored access is derived from, so that deriving it again gives the same. */
async function decide({ db }: Pick<Deps, "db">, userId: string, grants: boolean): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("access_decisions")
    .values({ id, user_id: userId, operator_id: null, grants, decided_at: new Date() })
    .execute();
}

/** A user with a password. Without traits: a free one under a unique address. */
export async function makeUser(deps: FactoryDeps, traits: UserTraits = {}): Promise<MadeUser> {
  const id = deps.ids.uuid();
  const email = traits.email ?? `user-${id}@cosmic.test`;
  const password = traits.password ?? "a password of the tests";
  const times = { created_at: deps.clock.now(), updated_at: deps.clock.now() };
  await deps.db
    .insertInto("users")
    .values({
      id,
      email,
      first_name: traits.firstName ?? null,
      last_name: traits.lastName ?? null,
      profile_image_url: null,
      has_lifetime_access: traits.hasLifetimeAccess ?? false,
      email_verified_at: traits.isEmailConfirmed ? deps.clock.now() : null,
      ...times,
    })
    .execute();
  if (traits.hasLifetimeAccess) await decide(deps, id, true);
  const passwordHash = await hashWith(password, deps.config.passwords);
  await deps.db
    .insertInto("credentials")
    .values({ user_id: id, password_hash: passwordHash, ...times })
    .execute();
  return { id, email, password };
}

/** An operator under a unique address. */
export async function makeOperator(deps: FactoryDeps): Promise<MadeUser> {
  const id = deps.ids.uuid();
  const email = `operator-${id}@cosmic.test`;
  const password = "an operator's password";
  await deps.db
    .insertInto("operators")
    .values({
      id,
      email,
      password_hash: await hashWith(password, deps.config.passwords),
      created_at: deps.clock.now(),
      updated_at: deps.clock.now(),
    })
    .execute();
  return { id, email, password };
}

async function signIn(agent: Agent, path: string, { email, password }: MadeUser): Promise<void> {
  const response = await agent.post(path, { email, password });
  if (response.statusCode !== 200) throw new Error(`Sign-in answered ${response.statusCode}`);
}

/** A browser on the public site, signed in as a new user. */
export async function signedInUser(
  app: FastifyInstance,
  deps: FactoryDeps,
  traits: UserTraits = {},
  options: AgentOptions = {},
): Promise<{ user: MadeUser; agent: Agent }> {
  const user = await makeUser(deps, traits);
  const agent = createAgent(app, { origin: deps.config.sites.webUrl, ...options });
  await signIn(agent, "/api/auth/login", user);
  return { user, agent };
}

/** A browser on the operator's site, signed in as a new operator. */
export async function signedInOperator(
  app: FastifyInstance,
  deps: FactoryDeps,
): Promise<{ operator: MadeUser; agent: Agent }> {
  const operator = await makeOperator(deps);
  const agent = createAgent(app, { origin: deps.config.sites.adminUrl });
  await signIn(agent, "/api/admin/login", operator);
  return { operator, agent };
}

/** Grants or withdraws lifetime access. */
export async function setLifetimeAccess(
  { db }: Pick<Deps, "db">,
  userId: string,
  hasLifetimeAccess: boolean,
): Promise<void> {
  await decide({ db }, userId, hasLifetimeAccess);
  await db
    .updateTable("users")
    .set({ has_lifetime_access: hasLifetimeAccess })
    .where("id", "=", userId)
    .execute();
}
