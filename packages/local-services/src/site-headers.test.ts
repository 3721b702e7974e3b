import { expect, it } from "vitest";
import { siteHeaders } from "./site-headers.ts";

const headers = (secure: boolean) => siteHeaders({ scriptSources: [], secure });

it("asks for https at this name alone, and only where pages come over https", () => {
  expect(headers(true)["strict-transport-security"]).toBe("max-age=31536000");
  expect(headers(false)).not.toHaveProperty("strict-transport-security");
});
