import { createHash } from "node:crypto";
import type { Db } from "../db/connection.ts";
import { TooManyRequestsError } from "../errors.ts";
import { toWiderNetwork } from "./client-address.ts";
import {
  type AttemptRule,
  forgetAttempts,
  listMarks,
  type Reservation,
  releaseAttempts,
  reserveAttempt,
  setMark,
} from "./guess-limit.store.ts";

/** Seconds for which the address that a reset came from has an allowance of its own. */
const EXEMPT_FOR = 60 * 60;

/** Who tries to get into an account. */
export interface Guesser {
  account: string;
  /** The caller's network address. */
  address: string;
  /** Of a browser that signed in to this account before; null for any other. */
  device: string | null;
}

export interface GuessLimit {
  /**
   * Guards something that can be guessed. After a few failures in a row the wait between attempts
   * doubles, up to a longest wait; it is never for ever, and success ends it.
   * An attempt that throws was not made and does not count.
   * @returns what the attempt returned; null is a failure
   * @throws TooManyRequestsError while waiting, without making the attempt
   */
  attempt: <T>(purpose: string, key: string, make: () => Promise<T | null>) => Promise<T | null>;
  /**
   * The same for the way into an account, so that others' failures do not keep its owner out. Failures count
   * for the account at one address. A wider network in which too many addresses failed has one wait for
   * all of them, and so has an account that too many wider networks failed to open. A browser that signed in
   * before counts for itself, whatever others do.
   */
  attemptFrom: <T>(
    purpose: string,
    guesser: Guesser,
    make: () => Promise<T | null>,
  ) => Promise<T | null>;
  /** Ends the wait of `attempt`, for example after a password was reset; within a transaction. */
  forgive: (purpose: string, key: string, within: Db) => Promise<void>;
  /**
   * Ends all waits of `attemptFrom` for an account that has a new password. For an hour the failures of
   * other addresses do not count at the one that the reset came from; at any address, where none is given.
   */
  forgiveFrom: (
    purpose: string,
    guesser: { account: string; address: string | null },
    within: Db,
  ) => Promise<void>;
}

/** @param parts the subject counted, stored only as a hash */
export const rowKey = (purpose: string, ...parts: string[]) =>
  `${purpose}:${createHash("sha256").update(parts.join(" ")).digest("base64url")}`;

const exemptKey = (purpose: string, account: string, address: string | null) =>
  rowKey(`${purpose}/exempt`, account, ...(address === null ? [] : [address]));

export function createGuessLimit(
  db: Db,
  rule: AttemptRule,
  inTurn: <T>(row: string, work: () => Promise<T>) => Promise<T>,
): GuessLimit {
  /**
   * Reserves one attempt in the first row. The next row counts how many subjects of the row before it
   * failed, so it is touched by the first attempt of each, and by all once there are too many.
   * @returns the rows in which it counts
   */
  async function reserve(rows: readonly string[]): Promise<string[]> {
    const reserved: string[] = [];
    let isFirst = true;
    for (const row of rows) {
      const ifCrowded: boolean = !isFirst;
      const reservation: Reservation = await inTurn(row, () =>
        reserveAttempt(db, row, rule, { ifCrowded }),
      );
      const { hits, wait } = reservation;
      if (wait !== null) {
        await releaseAttempts(db, reserved);
        throw new TooManyRequestsError(wait);
      }
      if (hits !== null) reserved.push(row);
      isFirst = hits === 1;
    }
    return reserved;
  }

  async function attemptIn<T>(rows: readonly string[], make: () => Promise<T | null>) {
    const reserved = await reserve(rows);
    try {
      const result = await make();
      if (result !== null) await forgetAttempts(db, rows);
      return result;
    } catch (error) {
      await releaseAttempts(db, reserved);
      throw error;
    }
  }

  /** The rows in which an attempt counts, the narrowest first. */
  async function listRows(purpose: string, { account, address, device }: Guesser) {
    if (device !== null) return [rowKey(`${purpose}/device`, account, device)];
    const reset = rowKey(`${purpose}/reset`, account);
    const exempt = [exemptKey(purpose, account, null), exemptKey(purpose, account, address)];
    const marks = await listMarks(db, [reset, ...exempt]);
    const isMarked = (key: string, within: number) =>
      marks.some((mark) => mark.key === key && mark.age < within);
    // A reset begins new rows: the old ones, of all addresses, are not found any more.
    const since = isMarked(reset, rule.memory)
      ? [String(marks.find(({ key }) => key === reset)?.at.getTime())]
      : [];
    const own = rowKey(`${purpose}/address`, account, address, ...since);
    if (exempt.some((key) => isMarked(key, EXEMPT_FOR))) return [own];
    const wider = rowKey(`${purpose}/network`, account, toWiderNetwork(address), ...since);
    return [own, wider, rowKey(purpose, account)];
  }

  return {
    attempt: (purpose, key, make) => attemptIn([rowKey(purpose, key)], make),
    attemptFrom: async (purpose, guesser, make) =>
      attemptIn(await listRows(purpose, guesser), make),
    forgive: (purpose, key, within) => forgetAttempts(within, [rowKey(purpose, key)]),
    async forgiveFrom(purpose, { account, address }, within) {
      await forgetAttempts(within, [rowKey(purpose, account)]);
      await setMark(within, rowKey(`${purpose}/reset`, account));
      await setMark(within, exemptKey(purpose, account, address));
    },
  };
}
