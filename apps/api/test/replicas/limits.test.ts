import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { makeUser, signedInUser } from "../factories.ts";
import { atOnce, countStatuses, type Replicas, startReplicas } from "./replicas.ts";

/** The limits of production, with waits that no slow machine outlasts. */
const strict = (config: Config): Config => ({
  ...config,
  limits: { ...config.limits, scale: 1 },
  signInDelay: { ...config.signInDelay, firstSeconds: 600 },
});

let replicas: Replicas;

beforeAll(async () => {
  replicas = await startReplicas(strict);
});

afterAll(() => replicas.close());

describe("rate limit over two replicas", () => {
  it("by network address counts requests to either replica", async () => {
    const answers = await atOnce(24, (index) =>
      replicas
        .browser(index, { remoteAddress: "203.0.113.1" })
        .post("/api/auth/check-user", { email: `${index}@cosmic.test` }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 10, 429: 14 });
  });

  it("by user counts requests to either replica", async () => {
    const { agent } = await signedInUser(
      replicas.first.app,
      replicas.first.deps,
      {},
      {
        remoteAddress: "203.0.113.2",
      },
    );
    const answers = await atOnce(12, (index) =>
      replicas
        .across(agent, index)
        .post("/api/generate-profile", { birthDate: `1990-01-${index + 10}`, mbtiType: "INTJ" }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 5, 429: 7 });
  });

  it("allows five password guesses when thirty reach both at once", async () => {
    const user = await makeUser(replicas.first.deps);
    const login = (index: number, password: string) =>
      replicas.browser(index, { remoteAddress: `198.51.100.${index}` }).post("/api/auth/login", {
        email: index % 2 ? user.email : user.email.toUpperCase(),
        password,
      });
    const answers = await atOnce(30, (index) => login(index, `guess ${index}`));
    expect(countStatuses(answers)).toEqual({ 401: 5, 429: 25 });
    for (const index of [40, 41]) expect((await login(index, user.password)).statusCode).toBe(429);
  });

  it("ends on both when the password is right", async () => {
    const user = await makeUser(replicas.first.deps);
    const login = (index: number, password: string) =>
      replicas
        .browser(index, { remoteAddress: `198.51.101.${index}` })
        .post("/api/auth/login", { email: user.email, password });
    for (let round = 0; round < 3; round += 1) {
      const wrong = await atOnce(4, (index) => login(index, "wrong"));
      expect(countStatuses(wrong)).toEqual({ 401: 4 });
      expect((await login(round, user.password)).statusCode).toBe(200);
    }
  });
});
