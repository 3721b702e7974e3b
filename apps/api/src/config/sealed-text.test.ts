import { describe, expect, it } from "vitest";
import { buildTestConfig } from "../../test/test-config.ts";
import { createSealing } from "./sealed-text.ts";

const SECRET = "JBSWY3DPEHPK3PXP";

const config = buildTestConfig();
const sealing = createSealing(config, "a purpose");
const otherSecrets = {
  ...config.secrets,
  session: "another secret, just as long as the first one",
};

describe("sealed text", () => {
  it("opens for its owner only, under the secret it was sealed with", () => {
    const sealed = sealing.seal(SECRET, "ada");
    expect(sealing.open(sealed, "ada")).toBe(SECRET);
    expect(sealing.open(sealed, "eve")).toBeNull();
    expect(createSealing({ secrets: otherSecrets }, "a purpose").open(sealed, "ada")).toBeNull();
    expect(createSealing(config, "another purpose").open(sealed, "ada")).toBeNull();
  });

  it("does not contain its plain text, and differs each time", () => {
    const sealed = sealing.seal(SECRET, "ada");
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("JBSWY3DP");
    expect(sealing.seal(SECRET, "ada")).not.toBe(sealed);
  });

  it.each(["", "A", "not base64!", Buffer.alloc(64).toString("base64url")])(
    "does not open when it was tampered with: %j",
    (sealed) => {
      expect(sealing.open(sealed, "ada")).toBeNull();
    },
  );
});
