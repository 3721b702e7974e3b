import { Readable } from "node:stream";
import { type FileBody, findFileType } from "@cosmic/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isOperatorGone } from "../db/database-failures.ts";
import { UnauthorizedError } from "../errors.ts";
import { getGuard, requireFreshSignIn, requireOwnRead } from "./guards.ts";
import type { HandlerInput, Handlers, MountableRoute } from "./handler.ts";
import { JsonBytes } from "./json-bytes.ts";
import { parseInput } from "./parse-input.ts";

type AnyHandler = (input: HandlerInput<MountableRoute>) => Promise<unknown>;

/**
 * Answers with the body as its schema describes it, so that a column that is not part of it
 * never leaves. Written out here because Fastify sends a bare null as an empty answer.
 */
function sendBody(reply: FastifyReply, schema: z.ZodType, body: unknown) {
  const json = body instanceof JsonBytes ? body.bytes : JSON.stringify(schema.parse(body));
  return reply.type("application/json; charset=utf-8").send(json);
}

/** Sends a file to be saved. A name reaches the header only in characters that mean nothing there. */
function sendFile(reply: FastifyReply, contentType: string, { bytes, fileName, etag }: FileBody) {
  if (etag !== undefined) reply.header("etag", etag);
  if (bytes === null) return reply.code(304).send();
  const safeName = fileName.replace(/[^A-Za-z0-9._-]+/g, "-");
  return reply
    .type(contentType)
    .header("content-disposition", `attachment; filename="${safeName}"`)
    .send(
      bytes instanceof Uint8Array
        ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        : Readable.from(bytes, { objectMode: false }),
    );
}

interface PagedOutput {
  body: unknown;
  page: Record<string, string | null>;
}

/** Sends a list's page fields in the headers that the contract names. */
function setPageHeaders(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  page: PagedOutput["page"],
): void {
  for (const [field, header] of Object.entries(headers)) {
    const value = page[field] ?? null;
    if (value !== null) reply.header(header, value);
  }
}

function sendAnswer(reply: FastifyReply, schema: z.ZodType, output: unknown) {
  const fileType = findFileType(schema);
  return fileType === null
    ? sendBody(reply, schema, output)
    : sendFile(reply, fileType, schema.parse(output) as FileBody);
}

/** An operator who was removed while the call ran has no session any more: a 401, as for the next call. */
async function unlessRemoved<Output>(answer: Promise<Output>): Promise<Output> {
  try {
    return await answer;
  } catch (error) {
    throw isOperatorGone(error) ? new UnauthorizedError() : error;
  }
}

function mountRoute(app: FastifyInstance, route: MountableRoute, handle: AnyHandler): void {
  const { requireCaller, describeCaller } = getGuard(route.metadata.access);
  const answer = route.responses[200];
  const guards = requireCaller === null ? [] : [requireCaller];
  if (route.method === "GET" && requireCaller !== null) {
    guards.unshift(requireOwnRead(route.metadata.costly ?? false));
  }
  if (route.metadata.freshSignIn) guards.push(requireFreshSignIn);
  const isOperators = route.metadata.access === "operator";
  app.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: route.metadata.head ?? false,
    config: {
      access: route.metadata.access,
      isBackground: route.metadata.background ?? false,
      isSecondFactorSetup: route.metadata.secondFactorSetup ?? false,
      isSigned: route.metadata.signed ?? false,
    },
    onRequest: guards,
    // Again with the session as it is once the body is here.
    preHandler: route.method === "GET" ? [] : guards,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body } = parseInput(route, request);
      const input = { params, query, body, request, reply, ...describeCaller(request) };
      const answered = handle(input as unknown as HandlerInput<MountableRoute>);
      const output = await (isOperators ? unlessRemoved(answered) : answered);
      if (reply.sent) return reply;
      if (!(answer instanceof z.ZodType)) return reply.code(204).send();
      if (!route.pageHeaders) return sendAnswer(reply, answer, output);
      const { body: rows, page } = output as PagedOutput;
      setPageHeaders(reply, route.pageHeaders, page);
      return sendAnswer(reply, answer, rows);
    },
  });
}

/**
 * Mounts every call of one feature's contract: its guard, the parsing of its input and the shape of
 * its answer all come from the contract. The only place where a call's address is bound to code.
 */
export function mountContract<Part extends object>(
  app: FastifyInstance,
  contract: Part,
  handlers: Handlers<NoInfer<Part>>,
): void {
  for (const [name, route] of Object.entries(contract) as [keyof Part, MountableRoute][]) {
    mountRoute(app, route, handlers[name] as unknown as AnyHandler);
  }
}
