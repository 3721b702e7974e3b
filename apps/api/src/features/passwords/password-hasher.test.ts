import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

const cheap = {
  memoryCost: 64,
  timeCost: 1,
  parallelism: 1,
  waitingHashes: 4,
  waitingFromAddress: 4,
  waitingFromNetwork: 4,
};

describe("password hashing", () => {
  it("uses every byte of a password", async () => {
    const passwords = await createPasswordHasher(cheap);
    const stored = await passwords.hash(`${"a".repeat(72)}b`, null);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    await expect(passwords.verify(stored, `${"a".repeat(72)}b`, null)).resolves.toBe(true);
    await expect(passwords.verify(stored, `${"a".repeat(72)}c`, null)).resolves.toBe(false);
    await expect(passwords.verify(stored, `${"a".repeat(72)}b `, null)).resolves.toBe(false);
  });

  it("returns false when there is no hash", async () => {
    const passwords = await createPasswordHasher(cheap);
    await expect(passwords.verify(null, "secret", null)).resolves.toBe(false);
  });

  it("recognizes a hash made with other parameters", async () => {
    const passwords = await createPasswordHasher(cheap);
    const older = await (await createPasswordHasher({ ...cheap, timeCost: 2 })).hash(
      "secret",
      null,
    );
    expect(passwords.isOutdated(older)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash("secret", null))).toBe(false);
    await expect(passwords.verify(older, "secret", null)).resolves.toBe(true);
  });

  it("does not check a hash that would cost far more than its own", async () => {
    const passwords = await createPasswordHasher(cheap);
    const dear = await hash("secret", { memoryCost: 4096, timeCost: 2, parallelism: 1 });
    await expect(passwords.verify(dear, "secret", null)).resolves.toBe(false);
    await expect(passwords.verify("not a hash", "secret", null)).resolves.toBe(false);
  });

  it("answers 503 when too many are waiting", async () => {
    const passwords = await createPasswordHasher(cheap);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => passwords.hash("secret", null)),
    );
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(20 - 1 - cheap.waitingHashes);
    expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  });

  it.each([
    ["one address", 2, () => "198.51.100.1"],
    ["one IPv4 network", 5, (count: number) => `198.51.100.${count}`],
    ["one IPv6 network", 5, (count: number) => `2001:db8:1:${count}::/64`],
  ])("leaves places to others when %s asks without end", async (_, places, addressAt) => {
    const limited = { waitingHashes: 20, waitingFromAddress: 2, waitingFromNetwork: 5 };
    const passwords = await createPasswordHasher({ ...cheap, ...limited });
    const asked = (addresses: readonly string[]) =>
      Promise.allSettled(addresses.map((address) => passwords.verify(null, "secret", address)));
    const [ofOne, ofOthers] = await Promise.all([
      asked(Array.from({ length: 30 }, (__, count) => addressAt(count))),
      asked(["203.0.113.1", "2001:db8:2:1::/64"]),
    ]);
    // One more is computed at once.
    expect(ofOne.filter(({ status }) => status === "fulfilled")).toHaveLength(places + 1);
    expect(ofOne.at(-1)).toMatchObject({ reason: { status: 503 } });
    expect(ofOthers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    // The places are free again.
    expect((await asked([addressAt(1)]))[0]).toMatchObject({ status: "fulfilled" });
  });
});
