export interface ErrorFacts {
  type?: "invalid_request_error" | "api_error" | "idempotency_error" | "card_error";
  code?: string;
  param?: string;
}

/** An answer that says no, as Stripe words it. */
export class ApiError extends Error {
  readonly status: number;
  readonly facts: ErrorFacts;
  /** Whether the same key gets the same answer again: not when the call never began. */
  readonly isStored: boolean;

  constructor(status: number, message: string, facts: ErrorFacts = {}, isStored = true) {
    super(message);
    this.status = status;
    this.facts = facts;
    this.isStored = isStored;
  }
}

/** A parameter that cannot be; the call has not begun, so its key stays unused. */
export const wrongParameter = (message: string, param: string, code?: string) =>
  new ApiError(400, message, { param, ...(code === undefined ? {} : { code }) }, false);

/** What a call asks of an object that is in no state for it. */
export const wrongState = (message: string, code?: string) =>
  new ApiError(400, message, code === undefined ? {} : { code });

/** @param isPath named in the address of the call, not in a parameter */
export const noSuch = (what: string, id: string, param: string, isPath: boolean) =>
  new ApiError(
    isPath ? 404 : 400,
    `No such ${what}: '${id}'`,
    { code: "resource_missing", param },
    false,
  );

/** The body of an error's answer. */
export const errorBody = (error: ApiError) => ({
  error: {
    ...(error.facts.code === undefined
      ? {}
      : {
          code: error.facts.code,
          doc_url: `https://stripe.com/docs/error-codes/${error.facts.code.replaceAll("_", "-")}`,
        }),
    message: error.message,
    ...(error.facts.param === undefined ? {} : { param: error.facts.param }),
    type: error.facts.type ?? "invalid_request_error",
  },
});
