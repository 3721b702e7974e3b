import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSiteServer } from "./site-server.ts";

const root = mkdtempSync(join(tmpdir(), "site-"));
mkdirSync(join(root, "assets"));
const INLINE = 'document.documentElement.dataset.theme="day"';
writeFileSync(join(root, "index.html"), `<h1>Home</h1><script>${INLINE}</script>`);
writeFileSync(join(root, "quiz.html"), "<h1>Quiz</h1>");
writeFileSync(join(root, "quiz.html.gz"), "compressed");
writeFileSync(join(root, "reset-password.html"), "<h1>Reset</h1>");
writeFileSync(
  join(root, "404.html"),
  '<meta name="tags" content="G-TEST12345"><h1>404 Page Not Found</h1>',
);
writeFileSync(join(root, "tag-frame.html"), "<script>frame()</script>");
writeFileSync(join(root, "assets", "app-1a2b.js"), "export {};");
writeFileSync(join(root, ".env"), "SECRET=1");

const server = createSiteServer({
  root,
  api: (request, response) => response.end(`api ${request.url}`),
  listener: { maxHeaderSize: 16 * 1024 },
  idleConnectionTimeout: 60_000,
  refuseConnection: (_error, socket) => socket.end("HTTP/1.1 431 Refused\r\n\r\n"),
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** Sends one request exactly as written and returns the response's status line. */
const rawStatus = (requestLine: string, ...headers: string[]) =>
  exchangeFirstLine([requestLine, "Host: x", "Connection: close", ...headers, "", ""]);

function exchangeFirstLine(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write(lines.join("\r\n"));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    socket.on("close", () => resolve(text.split("\r\n", 1)[0] ?? ""));
    socket.on("error", reject);
  });
}

describe("the site server", () => {
  it("serves a page at its path without the file extension", async () => {
    const response = await fetch(`${origin}/quiz`, { headers: { "accept-encoding": "identity" } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Quiz");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    "/nope",
    "/quiz.html",
    "/index",
    "/quiz/",
    "/quiz/deeper",
    "/404",
    "/.env",
    "/..%2f.env",
  ])("answers %s with the 404 page and status 404", async (path) => {
    const response = await fetch(`${origin}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("404 Page Not Found");
  });

  it("forwards API and health check paths, and no path that only resembles them", async () => {
    expect(await (await fetch(`${origin}/api/auth/user?x=1`)).text()).toBe(
      "api /api/auth/user?x=1",
    );
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe("api /healthz");
    expect((await fetch(`${origin}/apiary`)).status).toBe(404);
    expect(await rawStatus("GET //api/auth/user HTTP/1.1")).toContain("404");
  });

  it("sends hashed files with immutable caching", async () => {
    const asset = await fetch(`${origin}/assets/app-1a2b.js`);
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-type")).toContain("javascript");
  });

  it("allows its own inline script by hash in the content security policy", async () => {
    const policy = (await fetch(`${origin}/`)).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it("gives the analytics tag's document headers of its own", async () => {
    const { headers, status } = await fetch(`${origin}/tag-frame`);
    const policy = headers.get("content-security-policy");
    expect(status).toBe(200);
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'sha256-/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(["/", "/quiz", "/nope", "/tag-frame.html"])(
    "gives %s the headers of a page on a site with an analytics tag",
    async (path) => {
      const { headers } = await fetch(`${origin}${path}`);
      const policy = headers.get("content-security-policy");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/google-analytics|tagmanager|sandbox/);
      expect(headers.get("x-frame-options")).toBe("DENY");
    },
  );

  it("sends no-referrer for a page with a token in its URL", async () => {
    const response = await fetch(`${origin}/reset-password`);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("keeps serving after malformed ranges, methods and request lines", async () => {
    expect(await rawStatus("GET /quiz HTTP/1.1", "Range: bytes=10-5")).toContain("200");
    expect(await rawStatus("POST /quiz HTTP/1.1", "Content-Length: 0")).toContain("405");
    expect(await rawStatus("GET http://evil.test/ HTTP/1.1")).toContain("400");
    expect(await rawStatus("GET /%E0%A4%A HTTP/1.1")).toContain("404");
    expect(await rawStatus("GET /quiz HTTP/1.1", "Expect: anything")).toContain("200");
    expect(await rawStatus("GET / HTTP/1.1", `X: ${"x".repeat(20_000)}`)).toContain("431");
    expect(await exchangeFirstLine(["GET /quiz HTTP/1.1", "", ""])).toContain("400");
    expect(await exchangeFirstLine(["GET /quiz HTTP/1.0", "", ""])).toContain("200");
    expect(await rawStatus("CONNECT evil.test:443 HTTP/1.1")).toContain("431");
    expect((await fetch(`${origin}/`)).status).toBe(200);
  });

  it.each(["/reset-password%2ehtml", "/index.htm%6c", "/quiz.html.gz", "/404.html.br"])(
    "answers 404 for the alternative path %s of a page",
    async (path) => {
      expect(await rawStatus(`GET ${path} HTTP/1.1`)).toContain("404");
    },
  );
});
