import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { TAG_FRAME } from "@cosmic/site-build/site-tags";
import { ROOT } from "@cosmic/tools-programs/root";
import { findHeader } from "@cosmic/tools-test-client/read-answer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBothServers } from "./both-servers.ts";
import { API_PATHS, EXPOSED_PATHS, UNKNOWN_PATHS } from "./site-addresses.ts";

const DIST = join(ROOT, "apps/web/dist");
const names = readdirSync(DIST);
const pages = names
  .filter((name) => name.endsWith(".html") && !/^(?:index|404)\./.test(name))
  .map((name) => `/${name.replace(".html", "")}`);
const files = names
  .filter((name) => name.includes(".") && !/\.(?:br|gz|html)$/.test(name))
  .map((name) => `/${name}`);
const assets = ["js", "css", "woff2"].flatMap((ending) =>
  readdirSync(join(DIST, "assets"))
    .filter((name) => name.endsWith(`.${ending}`))
    .slice(0, 2)
    .map((name) => `/assets/${name}`),
);
const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];

let both: Awaited<ReturnType<typeof startBothServers>>;
beforeAll(async () => {
  both = await startBothServers();
});
afterAll(() => both?.stop());

/** A request with two bytes of body where its method takes one. */
function written(method: string, path: string, headers: readonly string[] = []): string {
  const body = method.startsWith("P") ? "{}" : "";
  const length = body === "" ? [] : [`Content-Length: ${body.length}`];
  const lines = [`${method} ${path} HTTP/1.1`, "Host: localhost", ...headers, ...length, "", body];
  return lines.join("\r\n");
}

/** Asks nginx alone. */
const ask = (method: string, path: string, headers: readonly string[] = []) =>
  both.ask(written(method, path, headers));

/** The requests that the two answer differently, with both answers. */
async function findDifferences(requests: readonly string[]) {
  const differences = [];
  for (const request of requests) {
    const answers = await both.compare(request);
    if (!isDeepStrictEqual(answers.nginx, answers.local)) {
      differences.push({ request: request.slice(0, 100), ...answers });
    }
  }
  return differences;
}

describe("nginx answers as the one local process does", () => {
  it.each(METHODS)("to %s of every page, file and unknown address", async (method) => {
    const exposed = EXPOSED_PATHS.filter((path) => !path.startsWith("/:"));
    const known = [
      "/",
      ...pages,
      TAG_FRAME.path,
      "/quiz?birthDate=1990-01-01",
      ...files,
      ...assets,
    ];
    const requests = [...known, ...UNKNOWN_PATHS, ...exposed].map((path) => written(method, path));
    expect(await findDifferences(requests)).toEqual([]);
  });

  it.each(METHODS)("to %s of the API, handed on byte for byte", async (method) => {
    const requests = API_PATHS.map((path) => written(method, path, ["Cookie: a=b"]));
    expect(await findDifferences(requests)).toEqual([]);
  });

  it.each([
    ["br first", "Accept-Encoding: gzip, deflate, br"],
    ["gzip only", "Accept-Encoding: gzip"],
    ["nothing compressed", "Accept-Encoding: identity"],
    ["a range", "Range: bytes=10-5"],
    ["a sensible range", "Range: bytes=0-10"],
    ["an unknown expectation", "Expect: anything"],
    ["an upgrade", "Upgrade: websocket"],
    ["a forwarded host", "X-Forwarded-Host: evil.test"],
    ["another method in a header", "X-HTTP-Method-Override: DELETE"],
  ])("when asked with %s", async (_what, header) => {
    const paths = ["/", "/quiz", ...assets, "/nope", "/api/auth/user"];
    expect(await findDifferences(paths.map((path) => written("GET", path, [header])))).toEqual([]);
  });

  it("in HTTP/1.0, also without a host", async () => {
    const requests = ["/", "/quiz", "/nope"].flatMap((path) => [
      `GET ${path} HTTP/1.0\r\n\r\n`,
      `GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`,
    ]);
    expect(await findDifferences(requests)).toEqual([]);
  });
});

describe("nginx before a site", () => {
  it("tells the next site nothing of pages that may carry a secret", async () => {
    const answer = await ask("GET", "/reset-password?token=secret");
    expect(answer.status).toBe(200);
    expect(findHeader(answer.headers, "referrer-policy")).toBe("no-referrer");
  });

  it("makes the analytics tag's document, and nothing else, a stranger to the site", async () => {
    const [frame, page] = [await ask("GET", TAG_FRAME.path), await ask("GET", "/quiz")];
    expect([frame.status, page.status]).toEqual([200, 200]);
    const policy = "content-security-policy";
    expect(findHeader(frame.headers, policy)).toMatch(
      /^sandbox allow-scripts; default-src 'none';/,
    );
    expect(findHeader(frame.headers, "x-frame-options")).toBe("SAMEORIGIN");
    expect(findHeader(page.headers, policy)).not.toMatch(/sandbox|google-analytics|tagmanager/);
    expect(findHeader(page.headers, "x-frame-options")).toBe("DENY");
  });

  it("compresses ahead, and says that answers differ", async () => {
    const { headers } = await ask("GET", "/quiz", ["Accept-Encoding: br"]);
    expect(findHeader(headers, "content-encoding")).toBe("br");
    expect(findHeader(headers, "vary")).toBe("Accept-Encoding");
  });

  it("answers 304 to who has the page", async () => {
    const etag = findHeader((await ask("GET", "/quiz")).headers, "etag") ?? "";
    expect((await ask("GET", "/quiz", [`If-None-Match: ${etag}`])).status).toBe(304);
  });

  it("names no version and keeps its own places to itself", async () => {
    expect(findHeader((await ask("GET", "/")).headers, "server")).toBe("nginx");
    const own = ["/:write", "/:refused/413", "/:refused/405", "/:unknown", "/:refused/away"];
    const answers = await Promise.all(own.map((path) => ask("GET", path)));
    expect(answers.map(({ status }) => status)).toEqual(own.map(() => 404));
  });

  // The local process answers these with no body, or closes; nginx gives the API's body.
  it.each([
    ["an address of another site", "GET http://evil.test/ HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["another site's API", "GET http://evil.test/api/x HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["a method in small letters", "get / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["no host", "GET /quiz HTTP/1.1\r\n\r\n", 400],
    ["an unreadable address of the API", "GET /api/%zz HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["headers of 20 KB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["an address of 10 KB", `GET /${"x".repeat(10_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
    [
      "two lengths at once",
      "POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    [
      "a body over 64 KB",
      `POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n${"x".repeat(65_537)}`,
      413,
    ],
    [
      "a body over 512 KB for the webhook",
      `POST /api/stripe/webhook HTTP/1.1\r\nHost: x\r\nContent-Length: 524289\r\n\r\n`,
      413,
    ],
  ])("refuses %s in the product's own words", async (_what, request, status) => {
    const answer = await both.ask(request);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringMatching(/^[A-Z].*\.$/) as string,
      code: expect.stringMatching(/^[a-z_]+$/) as string,
      requestId: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/) as string,
    });
    expect(findHeader(answer.headers, "cache-control")).toBe("no-store");
    expect(findHeader(answer.headers, "content-security-policy")).toContain("default-src 'self'");
  });

  it("lets the webhook's bodies through", async () => {
    const body = "x".repeat(200_000);
    const answer = await both.ask(
      `POST /api/stripe/webhook HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(JSON.parse(answer.body)).toMatchObject({ length: body.length });
  });

  it("tells the API one address and one protocol, from a proxy it trusts", async () => {
    const answer = await ask("GET", "/api/forwarded", [
      "X-Forwarded-For: 198.51.100.1, 10.0.0.1, 203.0.113.9",
      "X-Forwarded-Proto: https",
      "X-Forwarded-Host: evil.test",
      "Forwarded: for=198.51.100.1;host=evil.test",
    ]);
    const { host, forwarded } = JSON.parse(answer.body);
    expect(host).toBe("localhost");
    expect(forwarded).toEqual({ "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" });
    const odd = await ask("GET", "/api/forwarded", ["X-Forwarded-Proto: gopher"]);
    expect(JSON.parse(odd.body).forwarded).toMatchObject({ "x-forwarded-proto": "http" });
  });

  it("keeps what people wrote out of its log", async () => {
    const canary = "canary-1990-07-15";
    for (const path of ["/quiz?a=", "/nope/", "/api/", "/api/x?y=", "/%zz", "/../", "/.env/"]) {
      await ask("GET", `${path}${canary}`, [`User-Agent: ${canary}`, `Referer: http://${canary}/`]);
    }
    await both.ask(`${canary.toUpperCase()} / HTTP/1.1\r\nHost: ${canary}\r\n\r\n`);
    await both.ask(`GET /${canary} ${canary}\r\nHost: x\r\n\r\n`).catch(() => {});
    await expect.poll(() => both.log().split("\n").length).toBeGreaterThan(20);
    expect(both.log().toLowerCase()).not.toContain("canary");
  });
});
