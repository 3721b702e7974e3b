import { beforeAll, describe, expect, it } from "vitest";
import { buildTestDeps } from "../../test/build-test-app.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import { consumeSignIn } from "./sign-in-limit.ts";

const LIMITS = [
  { max: 2, windowSeconds: 60 },
  { max: 3, windowSeconds: 3_600 },
];

let limiter: RateLimiter;

beforeAll(async () => {
  const { db, config } = await buildTestDeps();
  limiter = createRateLimiter(db, { ...config, limits: { ...config.limits, scale: 1 } });
});

let purposes = 0;
/** Sign-ins that nothing else in this file counts for. @returns whether one is allowed */
function newSignIns() {
  purposes += 1;
  const purpose = `sign-in-test-${purposes}`;
  return (account: string, address: string, device: string | null) =>
    consumeSignIn(limiter, purpose, { account, address, device }, LIMITS).then(
      () => true,
      () => false,
    );
}

/** How many of the sign-ins, made one after another, are allowed. */
async function countAllowed(count: number, signIn: (index: number) => Promise<boolean>) {
  let allowed = 0;
  for (let index = 0; index < count; index += 1) if (await signIn(index)) allowed += 1;
  return allowed;
}

describe("sign-in limit", () => {
  it("gives all browsers known to an account one allowance, and their address its own", async () => {
    const signIn = newSignIns();
    const browsers = (address: string) =>
      countAllowed(10, (index) => signIn("own@cosmic.test", address, `device-${index}`));
    expect(await browsers("198.51.110.1")).toBe(4);
    expect(await browsers("198.51.111.1")).toBe(2);
  });

  it("lets a known browser try at an address that others have used up", async () => {
    const signIn = newSignIns();
    const address = "198.51.110.2";
    expect(await countAllowed(5, (index) => signIn(`${index}@cosmic.test`, address, null))).toBe(2);
    expect(await signIn("owner@cosmic.test", address, null)).toBe(false);
    expect(await signIn("owner@cosmic.test", address, "device")).toBe(true);
  });

  it("counts known browsers of many accounts for their network, ten times over", async () => {
    const signIn = newSignIns();
    const known = (address: string, from: number) =>
      countAllowed(30, (index) => signIn(`${from + index}@cosmic.test`, address, "device"));
    // Twenty in the network, then two of the address itself.
    expect(await known("198.51.110.3", 0)).toBe(22);
    expect(await known("198.51.110.4", 30)).toBe(2);
    expect(await known("198.51.112.1", 60)).toBe(22);
  });
});
