import type { AppRoute } from "@ts-rest/core";
import { initContract } from "@ts-rest/core";
import { errorBodySchema } from "./error-body.ts";

/** Who may make a call. The server mounts its guard from this; a route cannot be mounted without it. */
export type Access = "anyone" | "user" | "operator";

export interface RouteMetadata {
  access: Access;
  /** A call that pages make by themselves; it does not count as the person's activity. */
  background?: true;
}

export const contractBuilder = initContract();

/** Every call can be refused with the same body; which statuses it uses is for the server to say. */
export const failures = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  404: errorBodySchema,
  409: errorBodySchema,
  413: errorBodySchema,
  415: errorBodySchema,
  429: errorBodySchema,
  500: errorBodySchema,
  501: errorBodySchema,
  503: errorBodySchema,
} as const;

export const anyone = { access: "anyone" } as const satisfies RouteMetadata;
export const user = { access: "user" } as const satisfies RouteMetadata;
export const operator = { access: "operator" } as const satisfies RouteMetadata;
export const operatorPoll = {
  access: "operator",
  background: true,
} as const satisfies RouteMetadata;

export type { AppRoute };
