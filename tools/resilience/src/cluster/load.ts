import { OPERATOR } from "../chaos/environment.ts";
import type { Journal } from "../journal/journal.ts";
import { signInOperator } from "../users/operator.ts";
import { startSteadily, startTraffic } from "../users/traffic.ts";
import { createUser, type User } from "../users/user.ts";

/** Users who read and answer the quiz, and the requests of all in a second: one of four stores answers. */
const USERS = 8;
const REQUESTS = 12;
/** Visitors a second who sign up and have a report written. */
const VISITORS = 0.5;
/** Times a second that an operator looks for the newest user. */
const LOOKS = 1;
const TIMEOUT = 12_000;

export interface LoadOptions {
  url: string;
  adminUrl: string;
}

/** What users were told is done. */
export interface Confirmed {
  /** Ids of users who signed up. */
  users: string[];
  /** Slugs of reports. */
  reports: string[];
}

const getSlug = (body: unknown) => (body as { profile?: { slug?: string } } | null)?.profile?.slug;

/**
 * Users, visitors and an operator who use the product beside those who buy. Everything that they were told is
 * done is recorded, and whether the panel's list had the user who had just signed up.
 */
export async function startLoad({ url, adminUrl }: LoadOptions) {
  const journal: Journal = [];
  const confirmed: Confirmed = { users: [], reports: [] };
  const panel = { lists: 0, stale: 0, unanswered: 0 };
  const record = (entry: Journal[number]) => void journal.push(entry);
  let made = 0;
  const newUser = (origin = url): User => {
    made += 1;
    return createUser({
      name: `visitor-${made}`,
      origin,
      headers: { origin },
      timeout: TIMEOUT,
      record,
    });
  };
  const operator = await signInOperator({ newUser, adminUrl, operator: OPERATOR });
  const users = Array.from({ length: USERS }, () => newUser());
  await Promise.all(users.map((user) => user.signUp()));
  let newest: User | undefined = users.at(-1);

  async function visit(): Promise<void> {
    const user = newUser();
    await user.signUp();
    confirmed.users.push(user.id);
    newest = user;
    const { status, body } = await user.generate("1991-05-06");
    const slug = getSlug(body);
    if (status === 200 && slug) confirmed.reports.push(slug);
  }

  async function look(turn: number): Promise<void> {
    // Who signed up before the operator asked has to be in the list.
    const wanted = newest?.email ?? "";
    const path = `/api/admin/users?search=${encodeURIComponent(wanted)}`;
    const { status, body } = await operator.ask({ path });
    if (status !== 200) {
      panel.unanswered += 1;
      return;
    }
    panel.lists += 1;
    if (!JSON.stringify(body).includes(wanted)) panel.stale += 1;
    const day = new Date().toISOString().slice(0, 10);
    if (turn % 5 === 0) await operator.ask({ path: `/api/admin/funnel?from=${day}&to=${day}` });
  }

  const traffic = startTraffic({ users, journal, perSecond: REQUESTS, isPatient: true });
  const visits = startSteadily(VISITORS, () => visit().catch(() => {}));
  const looks = startSteadily(LOOKS, look);
  return {
    journal,
    confirmed,
    panel,
    async stop(): Promise<void> {
      await Promise.all([traffic.stop(), visits.stop(), looks.stop()]);
    },
  };
}

export type Load = Awaited<ReturnType<typeof startLoad>>;
