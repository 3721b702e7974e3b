import type { ErrorBody } from "@cosmic/contracts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  AppError,
  InvalidInputError,
  type Issue,
  NotFoundError,
  ServiceUnavailableError,
} from "../errors.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

interface Refusal {
  status: number;
  code: string;
  message: string;
  retryAfter?: number | null;
  issues?: readonly Issue[] | null;
  success?: false | null;
}

const REFUSALS: Readonly<Record<number, Omit<Refusal, "status">>> = {
  400: { code: "invalid_input", message: "This request cannot be accepted." },
  408: { code: "timeout", message: "This request took too long to arrive." },
  413: { code: "too_large", message: "This request is too large." },
  414: { code: "too_large", message: "This address is too long." },
  415: { code: "unsupported_media_type", message: "Please send JSON." },
  431: { code: "too_large", message: "The headers of this request are too large." },
};

const FAILURE = { code: "internal", message: "Something went wrong. Please try again." };

/** A refusal by the HTTP layer itself, in plain words: the library's own text can quote the request. */
export function getRefusal(status: number): Refusal {
  const known = REFUSALS[status];
  if (known) return { status, ...known };
  return status >= 400 && status < 500
    ? { status, code: "refused", message: "This request cannot be accepted." }
    : { status: 500, ...FAILURE };
}

/** Values the database cannot hold and nesting it cannot follow (SQLSTATE classes 22 and 54). */
const UNUSABLE_VALUE = /^(?:22|54)[0-9A-Z]{3}$/;

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new ServiceUnavailableError();
  if (UNUSABLE_VALUE.test(error.code)) return new InvalidInputError();
  return getRefusal(error.statusCode ?? 500);
}

/** The body of a refusal, always of the same shape. */
export function errorBody(
  { code, message, issues, success }: Refusal,
  requestId: string,
): ErrorBody & { success?: false } {
  return {
    message,
    code,
    requestId,
    ...(issues ? { issues: [...issues] } : {}),
    ...(success === false ? { success } : {}),
  };
}

/** Answers with the error body. The cause goes to the log, never into the response. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error);
  if (refusal instanceof AppError && refusal.status === 503) {
    // Expected under load and without a database; thousands of stacks would bury what matters.
    request.log.warn({ reason: error.code, message: refusal.message }, "request turned away");
  } else if (refusal.status >= 500) {
    request.log.error({ err: error }, "request failed");
  }
  if (refusal.retryAfter) reply.header("retry-after", refusal.retryAfter);
  void reply.code(refusal.status).send(errorBody(refusal, request.id));
}

/** A request that failed with a 5xx, as its listener receives it. */
export interface FailedRequest {
  error: unknown;
  request: FastifyRequest;
  status: number;
}

/**
 * Every throw and every unknown address ends here.
 * @param onFailure receives each unexpected failure; a service that is briefly busy or away is none
 */
export function mapErrors(
  app: FastifyInstance,
  onFailure: (failed: FailedRequest) => void = () => {},
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status } = toRefusal(error);
    if (status >= 500 && status !== 503) onFailure({ error, request, status });
    sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    sendError(new NotFoundError(), request, reply);
  });
}
