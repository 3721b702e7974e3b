import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readSiteHeaders } from "./site-headers.ts";
import { siteHeadersInclude } from "./site-headers-include.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A built site with these ids. */
function buildSite(ids: string): string {
  const root = mkdtempSync(join(tmpdir(), "site-tags-"));
  folders.push(root);
  const meta = ids === "" ? "" : `<meta name="tags" content="${ids}">`;
  writeFileSync(join(root, "404.html"), `<head>${meta}<script>page()</script></head>`);
  writeFileSync(join(root, "reset-password.html"), "<h1>Reset</h1>");
  if (ids.includes("G-")) {
    writeFileSync(join(root, "tag-frame.html"), "<script>frame()</script>");
  }
  return root;
}
const read = (ids: string, isSecure = false) => readSiteHeaders(buildSite(ids), isSecure);
const getPolicy = (headers: Record<string, string> | undefined) =>
  headers?.["content-security-policy"] ?? "";

describe("the headers of a site with analytics", () => {
  it("allow no third party when no service is configured", () => {
    const { headers, byPath } = read("");
    expect(getPolicy(headers)).not.toMatch(/google-analytics|googletagmanager|facebook/);
    expect(byPath.get("/tag-frame")).toBeUndefined();
  });

  it("of pages allow no script, connection or picture of the analytics service", () => {
    const policy = getPolicy(read("G-ABCD1234").headers);
    expect(policy).toBe(getPolicy(read("").headers));
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ;]+';/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("base-uri 'none';");
  });

  it("of the tag's document make it a stranger that may load the tag alone", () => {
    const headers = read("G-ABCD1234").byPath.get("/tag-frame");
    const directives = getPolicy(headers).split("; ");
    expect(directives).toEqual([
      "sandbox allow-scripts",
      "default-src 'none'",
      expect.stringMatching(
        /^script-src 'sha256-[\w+/]{43}=' https:\/\/www\.googletagmanager\.com\/gtag\/js$/,
      ),
      expect.stringMatching(/^connect-src https:\/\/\*\.google-analytics\.com /),
      expect.stringMatching(/^img-src https:\/\/\*\.google-analytics\.com /),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(getPolicy(headers)).not.toMatch(/allow-same-origin|unsafe/);
    expect(headers).toMatchObject({
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "no-referrer",
    });
    const secure = read("G-ABCD1234", true).byPath.get("/tag-frame");
    expect(getPolicy(secure)).toMatch(/; upgrade-insecure-requests$/);
  });

  it("allow the picture of the ad pixel, and no document, where only that is configured", () => {
    const { headers, byPath } = read("1234567890");
    expect(getPolicy(headers)).toMatch(/img-src [^;]* https:\/\/www\.facebook\.com\/tr;/);
    expect(getPolicy(headers)).toContain("script-src 'self' 'sha256-");
    expect(getPolicy(headers)).not.toContain("google-analytics");
    expect(byPath.has("/tag-frame")).toBe(false);
  });

  it("are the same in what nginx includes", () => {
    const root = buildSite("G-ABCD1234");
    const { headers, byPath } = readSiteHeaders(root, true);
    const include = siteHeadersInclude(root, true);
    const frame = /if \(\$uri = "\/tag-frame"\) \{([^}]*)\}/.exec(include)?.[1] ?? "";
    expect(frame).toContain(
      `set $site_content_security_policy "${getPolicy(byPath.get("/tag-frame"))}";`,
    );
    expect(frame).toContain('set $site_x_frame_options "SAMEORIGIN";');
    expect(frame).toContain("rewrite ^ /tag-frame.html break;");
    const [before] = include.split("if (", 1);
    expect(before).toContain(`set $site_content_security_policy "${getPolicy(headers)}";`);
    expect(include).toContain(
      "add_header content-security-policy $site_content_security_policy always;",
    );
    expect(siteHeadersInclude(buildSite(""), true)).not.toContain("tag-frame");
  });
});
