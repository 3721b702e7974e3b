import type { Config } from "../../src/config/config.ts";
import { type Agent, type AgentOptions, createAgent } from "../agent.ts";
import { buildTestApp, type TestApp } from "../build-test-app.ts";
import { makeOnServer, openOnServer } from "../database.ts";

/** Two processes' worth of the application on one database, as behind a load balancer. */
export interface Replicas {
  first: TestApp;
  second: TestApp;
  /** The first and the second in turn. */
  at: (index: number) => TestApp;
  /** A browser whose every request goes to one of them. */
  browser: (index: number, options?: AgentOptions) => Agent;
  /** The same browser, with the cookies it holds now, when it meets the other one. */
  across: (agent: Agent, index: number) => Agent;
  close: () => Promise<void>;
}

/** Starts both on a database of their own; each has its own connections. */
export async function startReplicas(configure?: (config: Config) => Config): Promise<Replicas> {
  const url = await makeOnServer("migrated");
  const databases = [await openOnServer(url), await openOnServer(url)] as const;
  const options = configure ? { configure } : {};
  const [first, second] = [
    await buildTestApp({ ...options, database: databases[0] }),
    await buildTestApp({ ...options, database: databases[1] }),
  ];
  const at = (index: number) => (index % 2 === 0 ? first : second);
  return {
    first,
    second,
    at,
    browser: (index, more) => createAgent(at(index).app, more),
    across: ({ cookies }, index) => createAgent(at(index).app, { cookies }),
    close: async () => {
      for (const replica of [first, second]) await replica.close();
      for (const database of databases) await database.close();
    },
  };
}

/** Does the same thing so many times at once, numbered. */
export const atOnce = <T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => act(index)));

/** How often each status was answered. */
export function countStatuses(answers: readonly { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
