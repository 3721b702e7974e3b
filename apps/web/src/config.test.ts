import { expect, test } from "vitest";
import { adminOrigin, refundDays, siteOperator } from "./config.ts";

const at = (address: string) => new URL(address);

test.each([
  ["http://localhost:3000/admin", "http://localhost:3001"],
  ["https://app.cosmic.example/admin", "https://admin.cosmic.example"],
  ["https://www.cosmic.example/admin", "https://admin.cosmic.example"],
  ["https://cosmic.example/admin", "https://admin.cosmic.example"],
])("the operator panel of %s is %s", (site, panel) => {
  expect(adminOrigin(at(site), undefined)).toBe(panel);
});

test("the panel address given at build time overrides the rule", () => {
  expect(adminOrigin(at("http://localhost:3000"), "https://desk.example/x")).toBe(
    "https://desk.example",
  );
});

test("the operator is the one named at build time, and none is made up", () => {
  expect(siteOperator({ PUBLIC_OPERATOR_NAME: " Ada Byron ", PUBLIC_OPERATOR_EMAIL: "" })).toEqual({
    name: "Ada Byron",
    address: null,
    email: null,
  });
  expect(siteOperator({})).toEqual({ name: null, address: null, email: null });
});

test.each([
  [undefined, 14],
  ["", 14],
  ["30", 30],
  ["0", 0],
])("with REFUND_DAYS %s the site promises a refund within %i days", (given, days) => {
  expect(refundDays({ REFUND_DAYS: given })).toBe(days);
});
