import type { FunnelSummary } from "@cosmic/contracts";
import { type FunnelStep, funnelStepNumber } from "@cosmic/domain";
import { type Agent, createAgent } from "./agent.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { openOwnDatabase } from "./database.ts";
import { signedInOperator } from "./factories.ts";

const TABLES = [
  "funnel_events",
  "funnel_visits",
  "funnel_days",
  "funnel_spans",
  "funnel_closed_days",
  "purchases",
] as const;

/** The application on a database of its own, with an operator who reads the funnel. */
export interface FunnelSite extends TestApp {
  operator: Agent;
  /** Sends steps as a browser does; the status of the answer. */
  send: (body: unknown, agent?: Agent) => Promise<number>;
  report: (from: string, to?: string) => Promise<FunnelSummary & { status: number }>;
  /** Deletes every visit, and sets the clock to noon. */
  forget: () => Promise<void>;
}

/** Metrics cover all visitors, hence a database of its own. */
export async function openFunnelSite(): Promise<FunnelSite> {
  const database = await openOwnDatabase();
  const built = await buildTestApp({ database });
  const { agent: operator } = await signedInOperator(built.app, built.deps);
  return {
    ...built,
    operator,
    send: async (body, agent = createAgent(built.app)) =>
      (await agent.post("/api/funnel-events", body)).statusCode,
    report: async (from, to = from) => {
      const answer = await operator.get(`/api/admin/funnel?from=${from}&to=${to}`);
      return { status: answer.statusCode, ...answer.json<FunnelSummary>() };
    },
    forget: async () => {
      built.clock.set("2026-11-20T12:00:00.000Z");
      for (const table of TABLES) await built.deps.db.deleteFrom(table).execute();
    },
    close: async () => {
      await built.close();
      await database.close();
    },
  };
}

/** A step as a browser sends it. */
export const event = (step: FunnelStep, sessionId: string, metadata?: Record<string, unknown>) => ({
  step,
  stepNumber: funnelStepNumber(step),
  stepName: step,
  value: null,
  sessionId,
  ...(metadata ? { metadata } : {}),
});

/** How many visits reached each step. */
export const visitsIn = ({ steps }: Pick<FunnelSummary, "steps">) =>
  steps.map(({ visits }) => visits);

/** Visits at the first steps, and none at the others. */
export const fill = (...first: number[]) => [...first, ...Array<number>(11 - first.length).fill(0)];
