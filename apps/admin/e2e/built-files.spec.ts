import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { ADDRESSES } from "../src/paths.ts";

const DIST = join(import.meta.dirname, "../dist");
const UI = join(import.meta.dirname, "../../../packages/ui/src");

test("every address is its own page with noindex", async ({ request }) => {
  for (const address of ["/", "/admin", ...ADDRESSES.map(({ path }) => path)]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).toContain(
      '<meta name="robots" content="noindex, nofollow"',
    );
  }
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /");
});

test("content security policy allows only the panel's scripts and one inline script", async ({
  request,
}) => {
  const policy = (await request.get("/users")).headers()["content-security-policy"] ?? "";
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
  expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
});

test("scripts are compressed and cached for a year", async ({ request }) => {
  const script = readdirSync(join(DIST, "assets")).find((name) => name.endsWith(".js"));
  const answer = await request.get(`/assets/${script}`, { headers: { "accept-encoding": "br" } });
  expect(answer.headers()["content-encoding"]).toBe("br");
  expect(answer.headers()["cache-control"]).toContain("immutable");
});

test("specimens page is not part of a build", async ({ request }) => {
  expect((await request.get("/specimens")).status()).toBe(404);
  const phrase = "Every primitive, in every state it has.";
  expect(readFileSync(join(UI, "specimens.tsx"), "utf8")).toContain(phrase);
  const scripts = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(readFileSync(join(DIST, name), "utf8"), name).not.toContain(phrase);
  }
});
