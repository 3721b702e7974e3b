import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

const cheap = {
  memoryCost: 64,
  timeCost: 1,
  parallelism: 1,
  waitingHashes: 4,
};

describe("password hashing", () => {
  it("uses every byte of a password", async () => {
    const passwords = await createPasswordHasher(cheap);
    const stored = await passwords.hash(`${"a".repeat(72)}b`);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    await expect(passwords.verify(stored, `${"a".repeat(72)}b`)).resolves.toBe(true);
    await expect(passwords.verify(stored, `${"a".repeat(72)}c`)).resolves.toBe(false);
    await expect(passwords.verify(stored, `${"a".repeat(72)}b `)).resolves.toBe(false);
  });

  it("returns false when there is no hash", async () => {
    const passwords = await createPasswordHasher(cheap);
    await expect(passwords.verify(null, "secret")).resolves.toBe(false);
  });

  it("recognizes a hash made with other parameters", async () => {
    const passwords = await createPasswordHasher(cheap);
    const older = await (await createPasswordHasher({ ...cheap, timeCost: 2 })).hash("secret");
    expect(passwords.isOutdated(older)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash("secret"))).toBe(false);
    await expect(passwords.verify(older, "secret")).resolves.toBe(true);
  });

  it("does not check a hash that would cost far more than its own", async () => {
    const passwords = await createPasswordHasher(cheap);
    const dear = await hash("secret", { memoryCost: 4096, timeCost: 2, parallelism: 1 });
    await expect(passwords.verify(dear, "secret")).resolves.toBe(false);
    await expect(passwords.verify("not a hash", "secret")).resolves.toBe(false);
  });

  it("answers 503 when too many are waiting", async () => {
    const passwords = await createPasswordHasher(cheap);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => passwords.hash("secret")),
    );
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(20 - 1 - cheap.waitingHashes);
    expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  });
});
