import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { signedInOperator } from "../../test/factories.ts";
import { BODY_LIMIT } from "./server-options.ts";

const JSON_TYPE = { "content-type": "application/json" };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const login = (headers: Record<string, string>, payload = "{}") =>
  built.app.inject({ method: "POST", url: "/api/auth/login", headers, payload });

describe("request bodies", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/vnd.api+json",
    "application/jsonp",
    "application/json; charset=utf-7",
    " text/plain; application/json",
    "application",
    "",
  ])("of type %j are refused", async (type) => {
    const answer = await login({ "content-type": type }, '{"email":"a@x.test","password":"x"}');
    expect([400, 415]).toContain(answer.statusCode);
  });

  it("of another type are refused when a call expects none", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    for (const path of ["/api/admin/alerts/check", "/api/admin/logout"]) {
      const answer = await agent.post(path, undefined, {
        headers: { "content-type": "text/plain" },
      });
      expect(answer.statusCode).toBe(415);
    }
    expect((await agent.get("/api/admin/me")).statusCode).toBe(200);
  });

  it.each([
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"',
    "Application/JSON",
  ])("of type %j are read", async (type) => {
    expect((await login({ "content-type": type }, "{}")).json().message).toBe(
      "Please enter a valid email address",
    );
  });

  it("may be empty when a call expects none, with or without a type", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    const url = `/api/admin/users/${crypto.randomUUID()}`;
    expect((await agent.delete(url)).statusCode).toBe(404);
    expect((await agent.delete(url, { headers: JSON_TYPE })).statusCode).toBe(404);
    const check = await agent.post("/api/admin/alerts/check", undefined, { headers: JSON_TYPE });
    expect(check.statusCode).toBe(200);
  });

  it("may reach the size limit, and not exceed it", async () => {
    const around = '{"email":"","password":""}'.length;
    const makeBody = (size: number) => `{"email":"","password":"${"x".repeat(size - around)}"}`;
    expect((await login(JSON_TYPE, makeBody(BODY_LIMIT))).statusCode).toBe(400);
    expect((await login(JSON_TYPE, makeBody(BODY_LIMIT + 1))).statusCode).toBe(413);
  });
});

it("a body for an unknown address is not waited for", async () => {
  await built.app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((built.app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST /api/nothing HTTP/1.1\r\nHost: localhost:3000\r\n");
  socket.write("Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{");
  // Until the API closes the connection.
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});
