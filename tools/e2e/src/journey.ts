import { test as base } from "@playwright/test";

export { expect, type Locator, type Page } from "@playwright/test";

export interface JourneyOptions {
  /** Origins of the two sites of this run and of its stand-ins. */
  sites: { web: string; admin: string; mail: string; google: string; stripe: string };
  /** What the console may complain about in this journey; anything else fails it. */
  expectedComplaints: RegExp[];
}

interface JourneyGuards {
  /** Runs by itself: no complaint in the console, no error, no request to another site. */
  cleanVisit: undefined;
}

/** Chromium writes every 4xx and 5xx answer to the console; journeys look at what the page makes of them. */
const REFUSED_ANSWER = /^Failed to load resource: the server responded with a status of/;
const OWN_HOSTS = new Set(["localhost", "127.0.0.1"]);

function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && !OWN_HOSTS.has(hostname);
}

/** Playwright's `test`, which also fails when the page complains or asks another site for anything. */
export const test = base.extend<JourneyOptions & JourneyGuards>({
  sites: [{ web: "", admin: "", mail: "", google: "", stripe: "" }, { option: true }],
  expectedComplaints: [[], { option: true }],
  cleanVisit: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const expected = [REFUSED_ANSWER, ...expectedComplaints];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") note(message.text());
      });
      context.on("weberror", (failure) => note(String(failure.error())));
      context.on("request", (request) => {
        if (isForeign(request.url())) complaints.push(`asked another site: ${request.url()}`);
      });
      await use(undefined);
      base.expect(complaints, "what the page complained about").toEqual([]);
    },
    { auto: true },
  ],
});
