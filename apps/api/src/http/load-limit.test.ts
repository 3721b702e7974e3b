import { fastify } from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { limitLoad } from "./load-limit.ts";

it("calls that their sender signs are served while all places are taken by others", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  limitLoad(app, 1, createMetrics());
  const gate = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    await gate.promise;
    return {};
  });
  app.post("/unsigned", async () => ({}));
  app.post("/signed", { config: { isSigned: true } }, async () => ({}));
  const post = async (url: string) => (await app.inject({ method: "POST", url })).statusCode;
  await app.ready();
  const slow = app.inject("/slow").then(({ statusCode }) => statusCode);
  await vi.waitFor(async () => expect(await post("/unsigned")).toBe(503));
  expect(await post("/signed")).toBe(200);
  gate.resolve();
  expect(await slow).toBe(200);
});
