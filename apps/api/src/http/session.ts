import { SIGNED_IN_COOKIE } from "@cosmic/contracts/signed-in-cookie";
import { Signer } from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from "fastify";
import type { Deps } from "../deps.ts";
import { UnauthorizedError } from "../errors.ts";
import { hasBody } from "./request-shape.ts";
import {
  createSessionStore,
  hashSessionId,
  type OperatorAccount,
  type OperatorSession,
  type SessionKind,
  type SessionStore,
  type UserAccount,
  type UserSession,
} from "./session.store.ts";

export {
  inSession,
  isSessionStored,
  lockSession,
  type OperatorAccount,
  type OperatorSession,
  type UserAccount,
  type UserSession,
} from "./session.store.ts";

type Owner = (
  | { kind: "user"; account: UserAccount }
  | { kind: "operator"; account: OperatorAccount }
) & {
  /** What the plugin compares to detect a changed session: twice for each request, so keep it small. */
  toJSON?: () => string;
};

declare module "fastify" {
  interface Session {
    /** Absent for visitors, whose sessions are never stored. */
    owner?: Owner;
    data?: Record<string, unknown>;
    /** The session has a row, so saving may only update it. */
    isStored?: true;
    isTouchDue?: boolean;
    isFresh?: boolean;
    handedOverAt?: Date | null;
  }
  interface FastifyRequest {
    /** On the operator's routes: whether the caller holds an ordinary user's session instead. */
    isSignedInUser: () => Promise<boolean>;
  }
  interface FastifyContextConfig {
    access?: "anyone" | "user" | "operator";
    isBackground?: boolean;
    /** Open to an operator who still has to set up a second factor. */
    isSecondFactorSetup?: boolean;
    /** A service that signs what it sends calls, not a page. */
    isSigned?: boolean;
  }
}

const COOKIE_NAMES = { user: "cosmic_session", operator: "cosmic_operator" } as const;

/** Under https the prefix makes browsers hold the cookie to this host, this path and https. */
const cookieName = (kind: SessionKind, isSecure: boolean) =>
  isSecure ? `__Host-${COOKIE_NAMES[kind]}` : COOKIE_NAMES[kind];

const cookieAttributes = (isSecure: boolean) => ({
  httpOnly: true,
  sameSite: "lax" as const,
  path: "/",
  secure: isSecure,
});

const markAttributes = (isSecure: boolean) => ({ ...cookieAttributes(isSecure), httpOnly: false });

/** The signed-in user, null for visitors and operators. */
export function findUser(request: FastifyRequest): UserAccount | null {
  const owner = request.session?.owner;
  return owner?.kind === "user" ? owner.account : null;
}

/** The signed-in operator, else null. */
export function findOperator(request: FastifyRequest): OperatorAccount | null {
  const owner = request.session?.owner;
  return owner?.kind === "operator" ? owner.account : null;
}

/** What the row of the caller's own session is named by. */
export const ownSessionHash = (request: FastifyRequest): string =>
  hashSessionId(request.session.sessionId);

/** The session of a signed-in user, for what the request writes. Throws UnauthorizedError for a visitor. */
export function getUserSession(request: FastifyRequest): UserSession {
  const user = findUser(request);
  if (user === null) throw new UnauthorizedError();
  return { userId: user.id, sessionHash: ownSessionHash(request) };
}

/** The same of a signed-in operator. */
export function getOperatorSession(request: FastifyRequest): OperatorSession {
  const operator = findOperator(request);
  if (operator === null) throw new UnauthorizedError();
  return { operatorId: operator.id, sessionHash: ownSessionHash(request) };
}

type Done<T = void> = (error: unknown, result?: T) => void;

/**
 * The plugin's store over our rows. The plugin saves whole sessions, also late in a slow request; a
 * session that was read from a row can only update that row, so one that ended meanwhile stays ended.
 */
function pluginStore(store: SessionStore<Owner["account"]>, kind: SessionKind) {
  return {
    get(id: string, done: Done<Session | null>) {
      store.findLive(id).then((live) => {
        if (live === null) return done(null, null);
        const { account } = live;
        const owner = { kind, account, toJSON: () => account.id } as Owner;
        const { data, isTouchDue, isFresh, handedOverAt } = live;
        const known = { owner, data, isTouchDue, isFresh, handedOverAt, isStored: true };
        return done(null, known as unknown as Session);
      }, done);
    },
    set(id: string, saved: Session, done: Done) {
      if (!saved.owner) return done(null);
      const data = saved.data ?? {};
      if (saved.isStored) return void store.updateData(id, data).then(() => done(null), done);
      return void store.insert(id, saved.owner.account.id, data).then(() => {
        saved.isStored = true;
        done(null);
      }, done);
    },
    destroy(id: string, done: Done) {
      store.remove(id).then(() => done(null), done);
    },
  };
}

export type SessionDeps = Pick<Deps, "db" | "config">;

const createStore = (kind: SessionKind, { db, config }: SessionDeps) =>
  createSessionStore<Owner["account"]>(db, kind, {
    ...config.sessions[kind],
    freshSignIn: config.freshSignIn,
    requireSecondFactor: config.operator.requireSecondFactor,
  });

/**
 * Gives the scope's requests a session of one kind, read from its cookie. Unknown, expired and
 * forged cookies make a visitor; visitors leave no row. Requests that `isHidden` holds for are
 * visitors whatever they carry.
 */
export async function useSessions(
  scope: FastifyInstance,
  deps: SessionDeps,
  kind: SessionKind,
  isHidden: (request: FastifyRequest) => boolean = () => false,
): Promise<void> {
  const { sessions, sites, secrets } = deps.config;
  const store = createStore(kind, deps);
  scope.addHook("onRequest", (request, _reply, done) => {
    if (isHidden(request)) request.cookies = {};
    done();
  });
  await scope.register(session, {
    secret: secrets.session,
    cookieName: cookieName(kind, sites.secure),
    cookie: { ...cookieAttributes(sites.secure), maxAge: sessions[kind].absolute },
    store: pluginStore(store, kind),
    rolling: false,
    saveUninitialized: false,
  });
  scope.addHook("onRequest", (request, _reply, done) => {
    const { isTouchDue, sessionId } = request.session;
    if (!isTouchDue || request.routeOptions.config.isBackground) done();
    else {
      // Read-only requests can be answered by a database that has no room to write.
      store.touch(sessionId).then(
        () => done(),
        (error: unknown) => {
          request.log.warn({ err: error }, "A session was not marked as used");
          done();
        },
      );
    }
  });
  scope.addHook("preHandler", readSessionAgain);
}

/**
 * Reads the session again once the body is here: a caller may have held the body back until the session ended. What a
 * page sends by itself, as its last steps while it leads to the sign-out, is then a visitor's.
 */
async function readSessionAgain(request: FastifyRequest): Promise<void> {
  if (!request.session.owner || !hasBody(request)) return;
  await request.session.reload();
  if (request.session.owner || request.routeOptions.config.isBackground) return;
  throw new UnauthorizedError();
}

/**
 * Keeps the cookie by which pages know that a user is signed in: set with any answer to a signed-in user
 * who lacks it, cleared by the answer that a caller is not signed in.
 */
export function markSignedIn(scope: FastifyInstance, { config }: SessionDeps): void {
  const { sessions, sites } = config;
  const attributes = markAttributes(sites.secure);
  scope.addHook("onSend", (request, reply, _payload, done) => {
    // A request that was refused before its cookies were read has none.
    const isMarked = request.cookies?.[SIGNED_IN_COOKIE] !== undefined;
    if (findUser(request) !== null && !isMarked) {
      reply.setCookie(SIGNED_IN_COOKIE, "1", {
        ...attributes,
        maxAge: sessions.user.absolute / 1000,
      });
    }
    // Other failures say nothing about the session.
    if (reply.statusCode === 401 && isMarked) reply.clearCookie(SIGNED_IN_COOKIE, attributes);
    done();
  });
}

/** Tells an ordinary user from a stranger where neither may enter. */
export function recognizeUsers(scope: FastifyInstance, deps: SessionDeps): void {
  const store = createStore("user", deps);
  const signer = new Signer(deps.config.secrets.session);
  const name = cookieName("user", deps.config.sites.secure);
  scope.decorateRequest("isSignedInUser", async function isSignedInUser(this: FastifyRequest) {
    const { valid, value } = signer.unsign(this.cookies[name] ?? "");
    return valid && value !== null && (await store.findLive(value)) !== null;
  });
}

/**
 * Signs the owner in under a new session id; an earlier session of this browser ends.
 * Rejects with a foreign key violation when the owner has just been deleted.
 */
export async function startSession(request: FastifyRequest, owner: Owner): Promise<void> {
  if (request.session.owner) await request.session.regenerate();
  request.session.owner = owner;
  await request.session.save();
  // The plugin would clear the cookie that came in and set the new one under the same name.
  request.cookies = {};
}

/** Ends the session: the row is deleted and the cookie cleared. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
  isSecure: boolean,
): Promise<void> {
  if (request.session.owner) await request.session.destroy();
  request.cookies = {};
  reply.clearCookie(cookieName(kind, isSecure), cookieAttributes(isSecure));
  if (kind === "user") reply.clearCookie(SIGNED_IN_COOKIE, markAttributes(isSecure));
}
