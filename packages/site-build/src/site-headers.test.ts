import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSiteHeaders, siteHeaders } from "./site-headers.ts";

const headers = (secure: boolean) => siteHeaders({ inline: { scripts: [], styles: [] }, secure });

it("HSTS header is limited to this host and set only when the site is secure", () => {
  expect(headers(true)["strict-transport-security"]).toBe("max-age=31536000");
  expect(headers(false)).not.toHaveProperty("strict-transport-security");
});

it("content policy allows the style elements of the built pages by their hashes and no others", () => {
  const root = mkdtempSync(join(tmpdir(), "site-headers-"));
  const style = "h1{color:red}";
  writeFileSync(join(root, "404.html"), "<h1>Unknown</h1>");
  writeFileSync(
    join(root, "index.html"),
    `<style media="not all">${style}</style><h1>Landing</h1>`,
  );
  const { headers: sent } = readSiteHeaders(root, false);
  rmSync(root, { recursive: true });
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = sent["content-security-policy"];
  expect(policy).toContain(`; style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline'; `);
});
