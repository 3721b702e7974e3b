import { afterEach, describe, expect, it, vi } from "vitest";
import { reportFailure } from "./report-failure.ts";

const FAILURE = {
  url: "/api/checkout-success?session_id=cs_secret",
  status: 500,
  message: "500: x",
  severity: "HIGH",
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("reporting a failed call", () => {
  it("sends the failure to the server, without the query string", () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", fetch);
    reportFailure(FAILURE);
    const [url, init] = fetch.mock.calls[0] as unknown as [string, { body: string }];
    expect(url).toBe("/api/client-errors");
    expect(init.body).not.toContain("cs_secret");
    expect(JSON.parse(init.body)).toMatchObject({
      url: "/api/checkout-success",
      status: 500,
    });
  });

  it.each([
    ["cannot be sent", () => Promise.reject(new Error("offline"))],
    ["is refused", () => Promise.resolve(new Response(null, { status: 500 }))],
  ])("warns once and reports nothing when the report %s", async (_, answer) => {
    const fetch = vi.fn(answer);
    vi.stubGlobal("fetch", fetch);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    reportFailure(FAILURE);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
