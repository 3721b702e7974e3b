import { randomUUID } from "node:crypto";
import { openDatabase } from "@cosmic/api/db/open-database";
import { createSessionStore, type UserAccount } from "@cosmic/api/http/session.store";
import { buildTestConfig } from "@cosmic/api/testing/test-config";
import type { Chances } from "../chaos/chances.ts";
import { MARK, madeUpId } from "./many-sessions.ts";

const AT_ONCE = 4;

export interface SessionWriterOptions {
  /** The database, on the way that the API takes. */
  url: string;
  userId: string;
  chances: Chances;
  /** How many made-up sessions there are; late requests of them are saved as well. */
  madeUp: number;
}

/** What the API does with sessions as people come, act and go, statement by statement, without a pause. */
export async function openSessionWriter({ url, userId, chances, madeUp }: SessionWriterOptions) {
  const { database, sessions } = buildTestConfig();
  const opened = await openDatabase({ ...database, url, poolSize: AT_ONCE }, () => {});
  const lifetime = { ...sessions.user, touchAfter: 0 };
  const store = createSessionStore<UserAccount>(opened.db, "user", lifetime);

  /** @returns the milliseconds of each statement */
  async function visit(): Promise<number[]> {
    const id = randomUUID();
    const steps = [
      () => store.insert(id, userId, {}),
      () => store.findLive(id),
      () => store.touch(id),
      () => store.updateData(id, { seen: true }),
      () => store.updateData(madeUpId(1 + chances.below(madeUp)), MARK),
      () => store.remove(id),
    ];
    const times: number[] = [];
    for (const step of steps) {
      const from = performance.now();
      await step();
      times.push(performance.now() - from);
    }
    return times;
  }

  return {
    /** Goes on until told to stop. @returns the milliseconds of each statement */
    async writeWhile(isOn: () => boolean): Promise<number[]> {
      const lanes = Array.from({ length: AT_ONCE }, async () => {
        const times: number[] = [];
        while (isOn()) times.push(...(await visit()));
        return times;
      });
      return (await Promise.all(lanes)).flat();
    },
    close: () => opened.close(),
  };
}
