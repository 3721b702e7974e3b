import { test as base } from "@playwright/test";

export { expect, type Locator, type Page, type Response } from "@playwright/test";

export interface JourneyOptions {
  /** Origins of the two sites of this run and of its stand-ins. */
  sites: { web: string; admin: string; mail: string; google: string; stripe: string };
  /** Console errors and warnings that this journey expects; any other fails it. */
  expectedComplaints: RegExp[];
}

interface JourneyGuards {
  /** Automatic: no console error or warning, no uncaught error, no request to another site. */
  cleanVisit: undefined;
}

/** Chromium logs every 4xx and 5xx response; journeys check what the page shows instead. */
const FAILED_RESPONSE = /^Failed to load resource: the server responded with a status of/;
const OWN_HOSTS = new Set(["localhost", "127.0.0.1"]);

function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && !OWN_HOSTS.has(hostname);
}

/** Playwright's `test`, which also fails on console errors and on requests to other sites. */
export const test = base.extend<JourneyOptions & JourneyGuards>({
  sites: [{ web: "", admin: "", mail: "", google: "", stripe: "" }, { option: true }],
  expectedComplaints: [[], { option: true }],
  cleanVisit: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const expected = [FAILED_RESPONSE, ...expectedComplaints];
      const record = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") record(message.text());
      });
      context.on("weberror", (failure) => record(String(failure.error())));
      context.on("request", (request) => {
        if (isForeign(request.url())) complaints.push(`request to another site: ${request.url()}`);
      });
      await use(undefined);
      base.expect(complaints, "console errors and foreign requests").toEqual([]);
    },
    { auto: true },
  ],
});
