import { expect, it } from "vitest";
import { judgeAudit } from "./judge-audit.ts";

it.each([
  [0, "No known vulnerabilities found", "clean"],
  [1, "high  Prototype pollution\n1 vulnerability found\nSeverity: 1 high", "weak"],
  [1, "14 vulnerabilities found\nSeverity: 3 moderate | 11 high", "weak"],
  [1, "Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  responded with 405:", "unknown"],
  [1, "request failed, reason: getaddrinfo ENOTFOUND", "unknown"],
] as const)("exit code %i with %j is %s", (code, output, verdict) => {
  expect(judgeAudit(code, output)).toBe(verdict);
});
