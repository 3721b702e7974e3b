import { describe, expect, it } from "vitest";
import { buildTestConfig } from "../../../test/test-config.ts";
import { bareCode, createSecretKeeping, newRecoveryCodes } from "./secret-keeping.ts";

const config = buildTestConfig();
const keeping = createSecretKeeping(config);
const underOtherSecret = createSecretKeeping({
  secrets: { ...config.secrets, session: "another secret, just as long as the first one" },
});

describe("a second factor's secret at rest", () => {
  it("opens for its owner only", () => {
    const sealed = keeping.encrypt("JBSWY3DPEHPK3PXP", "ada");
    expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
    expect(keeping.decrypt(sealed, "ada")).toBe("JBSWY3DPEHPK3PXP");
    expect(keeping.decrypt(sealed, "eve")).toBeNull();
  });
});

describe("recovery codes", () => {
  it("are ten different ones, easy to read out", () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^(?:[2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/);
    }
  });

  it("are compared without case, spaces and dashes, and hashed for one owner", () => {
    expect(bareCode(" 7kqx-M2PD 9rta ")).toBe("7KQXM2PD9RTA");
    const hash = keeping.hashCode("7KQX-M2PD-9RTA", "ada");
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(keeping.hashCode("7kqx m2pd 9rta", "ada")).toBe(hash);
    expect(keeping.hashCode("7KQX-M2PD-9RTA", "eve")).not.toBe(hash);
    expect(underOtherSecret.hashCode("7KQX-M2PD-9RTA", "ada")).not.toBe(hash);
  });
});
