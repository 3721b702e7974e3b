export interface ErrorDetails {
  type?: "invalid_request_error" | "api_error" | "idempotency_error" | "card_error";
  code?: string;
  param?: string;
}

/** An error response in Stripe's wording. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;
  /** Whether the idempotency key replays this error: not when the call never started. */
  readonly isStored: boolean;

  constructor(status: number, message: string, details: ErrorDetails = {}, isStored = true) {
    super(message);
    this.status = status;
    this.details = details;
    this.isStored = isStored;
  }
}

/** An invalid parameter; the call has not started, so its key stays unused. */
export const invalidParameter = (message: string, param: string, code?: string) =>
  new ApiError(400, message, { param, ...(code === undefined ? {} : { code }) }, false);

/** A call that the object's state does not allow. */
export const invalidState = (message: string, code?: string) =>
  new ApiError(400, message, code === undefined ? {} : { code });

/** @param isPath whether the id is part of the path rather than a parameter */
export const notFound = (what: string, id: string, param: string, isPath: boolean) =>
  new ApiError(
    isPath ? 404 : 400,
    `No such ${what}: '${id}'`,
    { code: "resource_missing", param },
    false,
  );

/** The body of an error response. */
export const errorBody = (error: ApiError) => ({
  error: {
    ...(error.details.code === undefined
      ? {}
      : {
          code: error.details.code,
          doc_url: `https://stripe.com/docs/error-codes/${error.details.code.replaceAll("_", "-")}`,
        }),
    message: error.message,
    ...(error.details.param === undefined ? {} : { param: error.details.param }),
    type: error.details.type ?? "invalid_request_error",
  },
});
