import { describe, expect, it } from "vitest";
import { siteHeaders } from "./site-headers.ts";
import { tagSources } from "./site-tags.ts";

const policyFor = (html: string) =>
  siteHeaders({ scriptSources: [], tags: tagSources(html), secure: false })[
    "content-security-policy"
  ] ?? "";

describe("the content security policy of a site with analytics", () => {
  it("allows no third party when no service is configured", () => {
    expect(policyFor("<head></head>")).toBe(
      siteHeaders({ scriptSources: [], secure: false })["content-security-policy"],
    );
    expect(policyFor("<head></head>")).not.toMatch(/google-analytics|googletagmanager|facebook/);
  });

  it("allows only the configured service", () => {
    const analytics = policyFor('<meta name="tags" content="G-ABCD1234">');
    expect(analytics).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(analytics).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
    expect(analytics).not.toContain("facebook");
    expect(analytics).toContain("base-uri 'self';");
    const pixel = policyFor('<meta name="tags" content="1234567890">');
    expect(pixel).toContain("script-src 'self';");
    expect(pixel).toContain("connect-src 'self';");
    expect(pixel).toContain("base-uri 'none';");
    expect(pixel).toMatch(/img-src [^;]* https:\/\/www\.facebook\.com\/tr;/);
    expect(pixel).not.toContain("google-analytics");
  });
});
