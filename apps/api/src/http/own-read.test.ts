import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { CONTRACT_CALLS, type ContractCall } from "../../test/contract-calls.ts";
import { signedInOperator, signedInUser } from "../../test/factories.ts";
import { addressWithQuery } from "../../test/sample-input.ts";

type Headers = Record<string, string>;

const fetchedBy = (site: string, mode: string, destination: string): Headers => ({
  "sec-fetch-site": site,
  "sec-fetch-mode": mode,
  "sec-fetch-dest": destination,
});

/** Requests that a page of another site, or of a host of the same name, makes a browser send with its cookies. */
const FOREIGN: readonly (readonly [string, Headers])[] = [
  ["a link on another site", fetchedBy("cross-site", "navigate", "document")],
  ["a link on a host of the same name", fetchedBy("same-site", "navigate", "document")],
  ["an image", fetchedBy("cross-site", "no-cors", "image")],
  ["an image of the site itself", fetchedBy("same-origin", "no-cors", "image")],
  ["a frame", fetchedBy("cross-site", "navigate", "iframe")],
  ["a script", fetchedBy("cross-site", "no-cors", "script")],
  ["another site's fetch", fetchedBy("cross-site", "no-cors", "empty")],
];

const SPECULATIVE: readonly (readonly [string, Headers])[] = [
  ["a prefetch", { ...fetchedBy("none", "navigate", "document"), "sec-purpose": "prefetch" }],
  ["a preview", { purpose: "preview" }],
];

const OWN: readonly (readonly [string, Headers])[] = [
  ["the site's own fetch", fetchedBy("same-origin", "cors", "empty")],
  ["a typed address", fetchedBy("none", "navigate", "document")],
  ["a link that saves a file", fetchedBy("same-origin", "navigate", "empty")],
  ["a client that is no browser", {}],
];

const TELLING = CONTRACT_CALLS.filter(
  ({ method, access }) => method === "GET" && access !== "anyone",
);

let built: TestApp;
let user: Agent;
let operator: Agent;

beforeAll(async () => {
  built = await buildTestApp();
  user = (await signedInUser(built.app, built.deps)).agent;
  operator = (await signedInOperator(built.app, built.deps)).agent;
  return () => built.close();
});

const NAMES = { id: crypto.randomUUID(), slug: "a".repeat(22), session_id: "cs_test_none" };

async function statusFor(call: ContractCall, agent: Agent, headers: Headers): Promise<number> {
  return (await agent.get(addressWithQuery(call, NAMES), { headers })).statusCode;
}

const getCaller = ({ access }: ContractCall) => (access === "operator" ? operator : user);

describe("a GET for signed-in callers", () => {
  it("is costly where it makes a file or asks the payment provider, and nowhere else", () => {
    const costly = CONTRACT_CALLS.filter(({ isCostly }) => isCostly).map(({ name }) => name);
    expect(costly.toSorted()).toEqual([
      "account.exportAccount",
      "blueprints.downloadCalendar",
      "blueprints.downloadReport",
      "checkout.verifyCheckout",
      "users.exportUsers",
    ]);
  });

  describe.each(TELLING)("$name", (call) => {
    it("is refused to what another site, an image or a frame sends, signed in or not", async () => {
      const { webUrl, adminUrl } = built.config.sites;
      const origin = call.access === "operator" ? adminUrl : webUrl;
      for (const [sender, headers] of FOREIGN) {
        for (const agent of [getCaller(call), createAgent(built.app, { origin })]) {
          expect([sender, await statusFor(call, agent, headers)]).toEqual([sender, 403]);
        }
      }
    });

    it(`is ${call.isCostly ? "refused" : "answered"} to a prefetch`, async () => {
      for (const [, headers] of SPECULATIVE) {
        const status = await statusFor(call, getCaller(call), headers);
        expect(status === 403).toBe(call.isCostly);
      }
    });

    it("is answered to the site itself, a typed address and no browser", async () => {
      for (const [sender, headers] of OWN) {
        const status = await statusFor(call, getCaller(call), headers);
        expect([sender, status === 403]).toEqual([sender, false]);
      }
    });
  });
});
