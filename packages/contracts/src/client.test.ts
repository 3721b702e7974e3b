import { describe, expect, it, vi } from "vitest";
import { ApiError, createApiClient, getErrorMessage, isUnauthorized } from "./client.ts";

const refusal = { message: "Unauthorized: please sign in.", code: "unauthorized", requestId: "r1" };

function clientAnswering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) =>
    status === 204
      ? new Response(null, { status })
      : new Response(JSON.stringify(body), { status, headers }),
  );
  const reportFailure = vi.fn();
  return { fetch, reportFailure, client: createApiClient({ fetch, reportFailure }) };
}

describe("the API client", () => {
  it("sends JSON and cookies, and reads the answer", async () => {
    const { client, fetch } = clientAnswering(200, { exists: true });
    await expect(client.auth.checkUser({ body: { email: "a@b.test" } })).resolves.toEqual({
      exists: true,
    });
    expect(fetch).toHaveBeenCalledWith("/api/auth/check-user", {
      method: "POST",
      credentials: "include",
      body: '{"email":"a@b.test"}',
      headers: { "content-type": "application/json" },
    });
  });

  it("fills path parameters and the query, escaped", async () => {
    const { client, fetch } = clientAnswering(200, {});
    await client.blueprints.getProfile({ params: { slug: "a/b" } });
    await client.users.listUsers({ query: { search: "a&b", limit: 5 } });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      "/api/profiles/a%2Fb",
      "/api/admin/users?search=a%26b&limit=5",
    ]);
  });

  it("returns the rows of a paged list with what its headers say of other pages", async () => {
    const headers = { "x-next-cursor": "abc", "x-total-count": "10000+" };
    const { client } = clientAnswering(200, [{ id: "1" }], headers);
    expect(await client.users.listUsers()).toEqual({
      body: [{ id: "1" }],
      page: { nextCursor: "abc", total: "10000+" },
    });
    expect(await client.audit.listAudit()).toEqual({
      body: [{ id: "1" }],
      page: { nextCursor: "abc" },
    });
  });

  it("returns null for a page header that is absent", async () => {
    const { client } = clientAnswering(200, []);
    expect(await client.users.listUsers()).toEqual({
      body: [],
      page: { nextCursor: null, total: null },
    });
  });

  it("hands over a file with the name the server gave it", async () => {
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="report.pdf"',
    };
    const fetch = vi.fn(async () => new Response("%PDF", { status: 200, headers }));
    const client = createApiClient({ fetch, reportFailure: vi.fn() });
    const { blob, fileName } = await client.blueprints.downloadReport({
      params: { slug: "a".repeat(22) },
    });
    expect(fileName).toBe("report.pdf");
    expect(await blob.text()).toBe("%PDF");
  });

  it("reads the refusal of a file as any other", async () => {
    const body = { message: "Unlock the full report.", code: "payment_required", requestId: "r1" };
    const { client } = clientAnswering(402, body);
    const download = client.blueprints.downloadReport({ params: { slug: "a".repeat(22) } });
    const error = await download.catch((thrown: unknown) => thrown);
    expect([(error as ApiError).status, getErrorMessage(error, "x")]).toEqual([402, body.message]);
  });

  it("throws the status, a colon and the text, and reports the failure first", async () => {
    const { client, reportFailure } = clientAnswering(401, refusal);
    const error = await client.quiz.getBirthInfo().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe(`401: ${JSON.stringify(refusal)}`);
    expect(isUnauthorized(error)).toBe(true);
    expect(getErrorMessage(error, "x")).toBe(refusal.message);
    expect(reportFailure).toHaveBeenCalledWith(
      expect.objectContaining({ url: "/api/birth-info", status: 401, severity: "MEDIUM" }),
    );
  });

  it("calls a failure of the server HIGH and falls back where the text is not the error body", async () => {
    const { client, reportFailure } = clientAnswering(502, "bad gateway");
    const error = await client.blueprints.listProfiles().catch((thrown: unknown) => thrown);
    expect(reportFailure).toHaveBeenCalledWith(expect.objectContaining({ severity: "HIGH" }));
    expect(getErrorMessage(error, "Something went wrong")).toBe("Something went wrong");
  });

  it("returns null for a 401 where asked to, without reporting it", async () => {
    const { client, reportFailure } = clientAnswering(401, refusal);
    await expect(client.request("/api/auth/user", { on401: "null" })).resolves.toBeNull();
    await expect(client.auth.getCurrentUser({ on401: "null" })).resolves.toBeNull();
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it("reads how long to wait from a 429", async () => {
    const { client } = clientAnswering(429, refusal, { "retry-after": "12" });
    await expect(client.blueprints.listProfiles()).rejects.toMatchObject({ retryAfter: 12 });
  });

  it("answers undefined for an empty 204", async () => {
    const { client } = clientAnswering(204, null);
    await expect(client.operators.signOut()).resolves.toBeUndefined();
  });
});
