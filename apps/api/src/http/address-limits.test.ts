import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Agent } from "../../test/agent.ts";
import { buildAppForTest } from "../../test/build-test-app.ts";
import { signedInUser } from "../../test/factories.ts";
import { withStripe } from "../../test/with-stripe.ts";
import type { LimitName } from "../config/limits.ts";

let standIn: StripeStandIn;

beforeAll(async () => {
  standIn = await startStripeStandIn();
});
afterAll(() => standIn.close());

interface Limited {
  limit: LimitName;
  /** The first three numbers of the addresses. */
  network: string;
  call: (agent: Agent) => Promise<{ statusCode: number }>;
}

/** What each further account at an address, or in its network, would else have a limit of its own for. */
const LIMITED: readonly Limited[] = [
  {
    limit: "quizResultsFrom",
    network: "198.51.110",
    call: (agent) => agent.post("/api/mbti-quiz", { answers: [3, 3, 3, 3, 3, 3, 3, 3] }),
  },
  {
    limit: "checkoutsFrom",
    network: "198.51.111",
    async call(agent) {
      await agent.post("/api/create-checkout-session", {});
      // The page that is open counts once.
      return await agent.post("/api/create-checkout-session", {});
    },
  },
  {
    limit: "verificationsFrom",
    network: "198.51.113",
    async call(agent) {
      const { url } = (await agent.post("/api/create-checkout-session", {})).json<{
        url: string;
      }>();
      const sessionId = new URL(url).pathname.split("/").at(-1) ?? "";
      return await agent.get(`/api/checkout-success?session_id=${sessionId}`);
    },
  },
  {
    limit: "emailChangesFrom",
    network: "198.51.112",
    call: (agent) =>
      agent.post("/api/account/email", { email: `${crypto.randomUUID()}@cosmic.test` }),
  },
];

it.each(LIMITED)(
  "$limit is counted for all accounts at an address, and ten times over in its network",
  async ({ limit, network, call }) => {
    const { app, deps } = await buildAppForTest({
      configure: (config) => {
        const { limits, ...rest } = withStripe(standIn)(config);
        const rates = { ...limits.rates, [limit]: [{ max: 1, windowSeconds: 86_400 }] };
        return { ...rest, limits: { scale: 1, rates } };
      },
    });
    const callFrom = async (remoteAddress: string) => {
      const { agent } = await signedInUser(app, deps, {}, { remoteAddress });
      const { statusCode } = await call(agent);
      return statusCode < 300 ? "done" : statusCode;
    };
    expect(await callFrom(`${network}.1`)).toBe("done");
    expect(await callFrom(`${network}.1`)).toBe(429);
    for (let host = 2; host <= 10; host += 1) {
      expect(await callFrom(`${network}.${host}`)).toBe("done");
    }
    expect(await callFrom(`${network}.11`)).toBe(429);
    expect(await callFrom("203.0.113.1")).toBe("done");
  },
);
