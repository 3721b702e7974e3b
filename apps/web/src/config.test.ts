import { expect, test } from "vitest";
import { adminOrigin } from "./config.ts";

const at = (address: string) => new URL(address);

test.each([
  ["http://localhost:3000/admin", "http://localhost:3001"],
  ["https://app.cosmic.example/admin", "https://admin.cosmic.example"],
  ["https://www.cosmic.example/admin", "https://admin.cosmic.example"],
  ["https://cosmic.example/admin", "https://admin.cosmic.example"],
])("the operator panel of %s is %s", (site, panel) => {
  expect(adminOrigin(at(site), undefined)).toBe(panel);
});

test("an address given at build time stands above the rule", () => {
  expect(adminOrigin(at("http://localhost:3000"), "https://desk.example/x")).toBe(
    "https://desk.example",
  );
});
