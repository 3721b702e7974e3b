import type { RouteInput, RouteMetadata, RouteOutput } from "@cosmic/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { JsonBytes } from "./json-bytes.ts";

/** Who calls: what the guard of the route's access found out. */
type Caller<Route> = Route extends { metadata: { access: infer Access } }
  ? Access extends "user"
    ? { userId: string }
    : Access extends "operator"
      ? { operatorId: string }
      : { userId: string | null }
  : never;

type Answer<Output> = [Output] extends [undefined] ? void : Output | JsonBytes<Output>;

export type HandlerInput<Route> = RouteInput<Route> &
  Caller<Route> & { request: FastifyRequest; reply: FastifyReply };

/**
 * Answers one call of the contract: parsed input in, body out. A plain value is a 200, undefined a
 * 204; a list that comes in pages is `{ body, page }`, whose `page` becomes headers. Redirects and cookies go through `reply`; after `reply.redirect` nothing is returned.
 */
type Handler<Route> = (input: HandlerInput<Route>) => Promise<Answer<RouteOutput<Route>>>;

/** One handler for every call of a feature's contract; a missing one does not compile. */
export type Handlers<Part> = { [Name in keyof Part]: Handler<Part[Name]> };

/** The parts of a contract's route that mounting reads. */
export interface MountableRoute {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  responses: Record<number, unknown>;
  metadata: RouteMetadata;
  pageHeaders?: Readonly<Record<string, string>>;
  pathParams?: unknown;
  query?: unknown;
  body?: unknown;
}
