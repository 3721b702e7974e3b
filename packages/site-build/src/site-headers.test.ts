import { expect, it } from "vitest";
import { siteHeaders } from "./site-headers.ts";

const headers = (secure: boolean) => siteHeaders({ scriptSources: [], secure });

it("HSTS header is limited to this host and set only when the site is secure", () => {
  expect(headers(true)["strict-transport-security"]).toBe("max-age=31536000");
  expect(headers(false)).not.toHaveProperty("strict-transport-security");
});
