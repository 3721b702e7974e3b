import { createHash } from "node:crypto";
import { type CompiledQuery, sql } from "kysely";
import type { SessionLifetime } from "../config/config.ts";
import type { Db, Transaction } from "../db/connection.ts";
import { inTransaction } from "../db/transaction.ts";
import { UnauthorizedError } from "../errors.ts";
import { createRowQueue } from "./row-queue.ts";

/** A user's row joined to the session: one query identifies the caller. */
export interface UserAccount {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  hasLifetimeAccess: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export interface OperatorAccount {
  id: string;
  email: string;
  /** A second factor is required, and this operator has none. */
  mustSetUpSecondFactor: boolean;
}

/**
 * Of one account: more than a person uses. Further sign-ins end the oldest, so that signing in without end
 * adds no rows without end.
 */
const MOST_SESSIONS = 100;

export type SessionKind = "user" | "operator";

interface LiveSession<Account> {
  account: Account;
  data: Record<string, unknown>;
  /** Not marked as used for a while: the next act of the person should mark it. */
  isTouchDue: boolean;
  /** The sign-in was a few minutes ago. */
  isFresh: boolean;
  /** When the user's account passed to the owner of its address; null where it never did, and for operators. */
  handedOverAt: Date | null;
}

/** The session that a user's request came with: what it writes belongs to it. */
export interface UserSession {
  userId: string;
  sessionHash: string;
}

/** The same of an operator. */
export interface OperatorSession {
  operatorId: string;
  sessionHash: string;
}

type OwnSession = UserSession | OperatorSession;

/** Rows hold a hash of the session id: a copy of the table cannot be used to sign in. */
export const hashSessionId = (id: string) => createHash("sha256").update(id).digest("hex");

/**
 * Whether a session still exists, its owner's row locked until the transaction ends: what a request does to an account
 * after another person got it, or its sessions were ended, is not the account holder's will.
 */
export async function lockSession(tx: Transaction, session: OwnSession): Promise<boolean> {
  const [table, id] =
    "userId" in session
      ? (["users", session.userId] as const)
      : (["operators", session.operatorId] as const);
  await tx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
  // A statement of its own: one with the lock would show the session as it was before waiting.
  return await isSessionStored(tx, session);
}

/** Calls of one owner that may wait for each other: more than the open pages of a person send at once. */
const MOST_WAITING = 8;

/** By database: what the turns protect is its pool of connections. */
const queues = new WeakMap<Db, ReturnType<typeof createRowQueue>>();

function getQueue(db: Db): ReturnType<typeof createRowQueue> {
  const queue = queues.get(db) ?? createRowQueue({ waiting: MOST_WAITING });
  queues.set(db, queue);
  return queue;
}

/**
 * Runs `work` in one transaction, as `inTransaction` does, while the caller's session lasts: an end of it comes before
 * the work or after, and an account that passes to another person waits. Calls of one owner take turns before they
 * take a connection.
 * @throws UnauthorizedError when the session has ended; TooManyRequestsError when too many calls of the owner wait
 */
export function inSession<T>(
  db: Db,
  session: OwnSession,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const owner = "userId" in session ? session.userId : session.operatorId;
  return getQueue(db)(owner, () =>
    inTransaction(db, async (tx) => {
      if (!(await lockSession(tx, session))) throw new UnauthorizedError();
      return await work(tx);
    }),
  );
}

/** The same without the lock, before something is shown. */
export async function isSessionStored(db: Db, session: OwnSession): Promise<boolean> {
  const [owner, id] =
    "userId" in session
      ? (["user_id", session.userId] as const)
      : (["operator_id", session.operatorId] as const);
  const row = await db
    .selectFrom("sessions")
    .select("id_hash")
    .where("id_hash", "=", session.sessionHash)
    .where(owner, "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

const after = (milliseconds: number) =>
  sql<Date>`now() + make_interval(secs => ${milliseconds / 1000})`;

export interface SessionRules extends SessionLifetime {
  /** Milliseconds. */
  freshSignIn: number;
  /** Operators without a second factor have to set one up. */
  requireSecondFactor?: boolean;
}

type LiveRow<Account> = Account & Omit<LiveSession<Account>, "account">;

/** Compiled once: it runs with every request of someone signed in. The last parameter is the hash. */
function compileFind(
  db: Db,
  kind: SessionKind,
  { touchAfter, freshSignIn, requireSecondFactor = false }: SessionRules,
): CompiledQuery {
  const live = db
    .selectFrom("sessions")
    .where("sessions.kind", "=", kind)
    .where("sessions.idle_expires_at", ">", sql<Date>`now()`)
    .where("sessions.expires_at", ">", sql<Date>`now()`)
    .select([
      "sessions.data",
      sql<boolean>`sessions.last_seen_at < ${after(-touchAfter)}`.as("isTouchDue"),
      sql<boolean>`sessions.created_at > ${after(-freshSignIn)}`.as("isFresh"),
    ]);
  if (kind === "operator") {
    return live
      .innerJoin("operators", "operators.id", "sessions.operator_id")
      .select([
        sql<null>`null`.as("handedOverAt"),
        "operators.id",
        "operators.email",
        sql<boolean>`${sql.lit(requireSecondFactor)} and operators.totp_confirmed_at is null`.as(
          "mustSetUpSecondFactor",
        ),
      ])
      .where("sessions.id_hash", "=", "")
      .compile();
  }
  return live
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "users.handed_over_at as handedOverAt",
      "users.id",
      "users.email",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "users.profile_image_url as profileImageUrl",
      "users.has_lifetime_access as hasLifetimeAccess",
      "users.created_at as createdAt",
      "users.updated_at as updatedAt",
    ])
    .where("sessions.id_hash", "=", "")
    .compile();
}

/** Sessions of one kind. Ends are judged by the database's clock, which all replicas share. */
export interface SessionStore<Account> {
  findLive: (id: string) => Promise<LiveSession<Account> | null>;
  insert: (id: string, ownerId: string, data: Record<string, unknown>) => Promise<void>;
  /** Keeps data of a session that still exists. One that is gone stays gone. */
  updateData: (id: string, data: Record<string, unknown>) => Promise<void>;
  /** Marks the session as used, at most once in a while and never past its absolute end. */
  touch: (id: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export function createSessionStore<Account>(
  db: Db,
  kind: SessionKind,
  rules: SessionRules,
): SessionStore<Account> {
  const { idle, absolute, touchAfter } = rules;
  const find = compileFind(db, kind, rules);
  const leading = find.parameters.slice(0, -1);
  return {
    async findLive(id) {
      const { rows } = await db.executeQuery<LiveRow<Account>>({
        ...find,
        parameters: [...leading, hashSessionId(id)],
      });
      if (!rows[0]) return null;
      const { data, isTouchDue, isFresh, handedOverAt, ...account } = rows[0];
      return { account: account as Account, data, isTouchDue, isFresh, handedOverAt };
    },
    async insert(id, ownerId, data) {
      await db
        .insertInto("sessions")
        .values({
          id_hash: hashSessionId(id),
          kind,
          user_id: kind === "user" ? ownerId : null,
          operator_id: kind === "operator" ? ownerId : null,
          data: JSON.stringify(data),
          created_at: sql`now()`,
          last_seen_at: sql`now()`,
          idle_expires_at: after(Math.min(idle, absolute)),
          expires_at: after(absolute),
        })
        .execute();
      const owner = kind === "user" ? "user_id" : "operator_id";
      const tooMany = db
        .selectFrom("sessions")
        .select("id_hash")
        .where(owner, "=", ownerId)
        .orderBy("created_at", "desc")
        .offset(MOST_SESSIONS);
      await db
        .deleteFrom("sessions")
        .where(sql<boolean>`id_hash = any(array(${tooMany}))`)
        .execute();
    },
    async updateData(id, data) {
      await db
        .updateTable("sessions")
        .set({ data: JSON.stringify(data) })
        .where("id_hash", "=", hashSessionId(id))
        .execute();
    },
    async touch(id) {
      await db
        .updateTable("sessions")
        .set({
          last_seen_at: sql`now()`,
          idle_expires_at: sql`least(${after(idle)}, expires_at)`,
        })
        .where("id_hash", "=", hashSessionId(id))
        .where("last_seen_at", "<", after(-touchAfter))
        .execute();
    },
    async remove(id) {
      await db.deleteFrom("sessions").where("id_hash", "=", hashSessionId(id)).execute();
    },
  };
}
