import { contract, contractBuilder, fileBody } from "@cosmic/contracts";
import { fastify } from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { mapErrors } from "./error-mapper.ts";
import type { Handlers } from "./handler.ts";
import { readJsonBodiesOnly } from "./json-body.ts";
import { mountContract } from "./mount-contract.ts";

const anyone = { access: "anyone" } as const;
const countSchema = z.object({ count: z.number("A count is needed.") });
const things = contractBuilder.router({
  getThing: {
    method: "GET",
    path: "/things/:id",
    pathParams: z.object({ id: z.string().regex(/^\d+$/, "There is no such thing.") }),
    query: z.object({ size: z.coerce.number().int().default(1) }),
    responses: { 200: z.object({ id: z.string(), size: z.number() }).nullable() },
    metadata: anyone,
  },
  makeThing: {
    method: "POST",
    path: "/things",
    body: z.object({ name: z.string("A name is needed."), count: z.number() }),
    responses: { 204: contractBuilder.noBody() },
    metadata: anyone,
  },
  countThings: {
    method: "POST",
    path: "/counts",
    body: z.union([countSchema, z.array(countSchema).min(1).max(2)]),
    responses: { 204: contractBuilder.noBody() },
    metadata: anyone,
  },
  renameThing: {
    method: "POST",
    path: "/name",
    body: z.object({ name: z.string().optional() }),
    responses: { 204: contractBuilder.noBody() },
    metadata: anyone,
  },
  listThings: {
    method: "GET",
    path: "/things",
    responses: { 200: z.array(countSchema) },
    pageHeaders: { nextCursor: "x-next-cursor", total: "x-total-count" },
    metadata: anyone,
  },
  downloadThing: {
    method: "GET",
    path: "/thing.pdf",
    responses: { 200: fileBody("application/pdf") },
    metadata: anyone,
  },
});

type ThingHandlers = Handlers<typeof things>;

const unexpected = () => Promise.reject(new Error("This was not to be called"));

function serve(handlers: Partial<ThingHandlers>) {
  const app = fastify();
  onTestFinished(() => app.close());
  mapErrors(app);
  readJsonBodiesOnly(app);
  mountContract(app, things, {
    getThing: unexpected,
    makeThing: unexpected,
    countThings: unexpected,
    renameThing: unexpected,
    listThings: unexpected,
    downloadThing: unexpected,
    ...handlers,
  });
  return app;
}

const postText = (url: string, payload: string) => {
  const headers = { "content-type": "application/json" };
  return serve({}).inject({ method: "POST", url, payload, headers });
};

describe("mounted contract", () => {
  it("hands the parsed parts of the request to the handler", async () => {
    const app = serve({ getThing: async ({ params, query }) => ({ ...params, ...query }) });
    expect((await app.inject("/things/7?size=3")).json()).toEqual({ id: "7", size: 3 });
    expect((await app.inject("/things/7")).json()).toEqual({ id: "7", size: 1 });
  });

  it("sends only what the contract describes", async () => {
    const app = serve({ getThing: async () => ({ id: "7", size: 1, passwordHash: "x" }) as never });
    expect((await app.inject("/things/7")).json()).toEqual({ id: "7", size: 1 });
  });

  it("sends a paged list as a JSON array, and the fields of its page as headers", async () => {
    const body = [{ count: 1, secret: "x" }];
    const page = { nextCursor: "abc", total: "10000+" };
    const answer = await serve({ listThings: async () => ({ body, page }) }).inject("/things");
    expect(answer.json()).toEqual([{ count: 1 }]);
    expect(answer.headers).toMatchObject({ "x-next-cursor": "abc", "x-total-count": "10000+" });
  });

  it("sends no header for a field of the page that is null", async () => {
    const page = { nextCursor: null, total: "0" };
    const app = serve({ listThings: async () => ({ body: [], page }) });
    const { headers } = await app.inject("/things");
    expect([headers["x-next-cursor"], headers["x-total-count"]]).toEqual([undefined, "0"]);
  });

  it("sends a null as JSON", async () => {
    const answer = await serve({ getThing: async () => null }).inject("/things/7");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.body).toBe("null");
  });

  it("sends a file to be saved, byte for byte", async () => {
    const bytes = Uint8Array.from([0, 37, 80, 255]).subarray(1);
    const app = serve({ downloadThing: async () => ({ bytes, fileName: "a thing.pdf" }) });
    const answer = await app.inject("/thing.pdf");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-length"]).toBe("3");
    expect([...answer.rawPayload]).toEqual([37, 80, 255]);
  });

  it("prevents header injection by a file's name", async () => {
    const fileName = 'ünder/../"; x=y\r\nSet-Cookie: a=b.pdf';
    const app = serve({ downloadThing: async () => ({ bytes: new Uint8Array(1), fileName }) });
    const { headers } = await app.inject("/thing.pdf");
    expect(headers["content-disposition"]).toBe(
      'attachment; filename="-nder-..-x-y-Set-Cookie-a-b.pdf"',
    );
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("refuses to send an invalid file", async () => {
    const app = serve({ downloadThing: async () => ({ bytes: "text" }) as never });
    const answer = await app.inject("/thing.pdf");
    expect([answer.statusCode, answer.json().code]).toEqual([500, "internal"]);
  });

  it("answers 204 where the contract has no body", async () => {
    let made: unknown;
    const app = serve({
      makeThing: async ({ body }) => {
        made = body;
      },
    });
    const payload = { name: "x", count: 1, isAdmin: true };
    const answer = await app.inject({ method: "POST", url: "/things", payload });
    expect(answer.statusCode).toBe(204);
    expect(made).toEqual({ name: "x", count: 1 });
  });

  it("refuses with the first issue's message and lists all issues", async () => {
    const answer = await serve({}).inject({ method: "POST", url: "/things", payload: {} });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: "A name is needed.",
      issues: [
        { path: "name", message: "A name is needed." },
        { path: "count", message: "This request cannot be accepted." },
      ],
    });
  });

  it.each(["null", "[]", '"x"', "7", "true"])(
    "names the first missing field of a body that is %s",
    async (payload) => {
      const answer = await postText("/things", payload);
      expect([answer.statusCode, answer.json().message]).toEqual([400, "A name is needed."]);
    },
  );

  it.each(["[]", '"x"', "7", "true"])(
    "takes %s for no empty body where nothing is required",
    async (payload) => {
      expect((await postText("/name", payload)).statusCode).toBe(400);
    },
  );

  it.each([
    [{ count: "x" }, [{ path: "count", message: "A count is needed." }]],
    [[{ count: 1 }, {}], [{ path: "1.count", message: "A count is needed." }]],
    [[], [{ path: "", message: "This request cannot be accepted." }]],
  ])("names the fields of one or of many that are wrong: %j", async (payload, issues) => {
    const answer = await serve({}).inject({ method: "POST", url: "/counts", payload });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, issues]);
  });

  it("answers 404 for an invalid path parameter", async () => {
    const answer = await serve({}).inject("/things/x");
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe("There is no such thing.");
  });

  it("does not expose a handler's failure or a response that breaks the contract", async () => {
    const broken = serve({ getThing: () => Promise.reject(new Error("secret detail")) });
    const wrong = serve({ getThing: async () => ({ id: 7, secret: "secret detail" }) as never });
    for (const app of [broken, wrong]) {
      const answer = await app.inject("/things/7");
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ code: "internal" });
      expect(answer.body).not.toContain("secret");
    }
  });

  it("is complete: every feature of the product has calls with an access", () => {
    for (const calls of Object.values(contract)) {
      for (const { metadata } of Object.values(calls)) {
        expect(["anyone", "user", "operator"]).toContain(metadata.access);
      }
    }
  });
});
