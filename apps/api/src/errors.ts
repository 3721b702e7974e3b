import type { ErrorBody } from "@cosmic/contracts";

export type Issue = NonNullable<ErrorBody["issues"]>[number];

/** Every machine name an error body can carry; the inbox of browser failures logs no other. */
export const ERROR_CODES = [
  "conflict",
  "forbidden",
  "fresh_sign_in_required",
  "internal",
  "invalid_credentials",
  "invalid_input",
  "not_available",
  "not_found",
  "payment_required",
  "refused",
  "second_factor_required",
  "timeout",
  "too_large",
  "too_many_requests",
  "totp_invalid",
  "totp_required",
  "unauthorized",
  "unavailable",
  "unsupported_media_type",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * A refusal or failure with a meaning. Features throw these; the error mapper in http/ turns them
 * into an answer, once. The message is shown to people, except where the status is 500 or above.
 */
export abstract class AppError extends Error {
  abstract readonly status: number;
  abstract readonly code: ErrorCode;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | null = null;
  readonly issues: readonly Issue[] | null = null;
  /** Set where browsers look at it before they look at the status. */
  readonly success: false | null = null;
}

/** Something in the request cannot be accepted. */
export class InvalidInputError extends AppError {
  readonly status = 400;
  readonly code = "invalid_input";
  override readonly issues: readonly Issue[] | null;

  constructor(
    message = "This request cannot be accepted.",
    issues: readonly Issue[] | null = null,
  ) {
    super(message);
    this.issues = issues;
  }
}

/** No valid session. Browsers look for the word "Unauthorized" in the message. */
export class UnauthorizedError extends AppError {
  readonly status = 401;
  readonly code = "unauthorized";

  constructor(message = "Unauthorized. Please sign in.") {
    super(message);
  }
}

/** An e-mail address and password that do not open an account; says nothing about which is wrong. */
export class InvalidCredentialsError extends AppError {
  readonly status = 401;
  readonly code = "invalid_credentials";

  constructor() {
    super("Invalid email or password");
  }
}

/** The password is right, and the account asks for a second factor's code too. */
export class SecondFactorRequiredError extends AppError {
  readonly status = 401;
  readonly code = "totp_required";

  constructor() {
    super("Please enter the code of your authenticator app, or a recovery code.");
  }
}

/** A second factor's code that is wrong or was used before. */
export class InvalidCodeError extends AppError {
  readonly status = 401;
  readonly code = "totp_invalid";

  constructor() {
    super("This code is incorrect or was already used.");
  }
}

export class ForbiddenError extends AppError {
  readonly status = 403;
  readonly code: ErrorCode = "forbidden";

  constructor(message = "This is not allowed.") {
    super(message);
  }
}

/** The caller is signed in, and has to sign in again before this. */
export class FreshSignInError extends ForbiddenError {
  override readonly code = "fresh_sign_in_required";

  constructor() {
    super("Please sign in again first, so that we know that it is you.");
  }
}

/** An operator who has to set up a second factor before anything else. */
export class SecondFactorMissingError extends ForbiddenError {
  override readonly code = "second_factor_required";

  constructor() {
    super("Please set up two-step sign-in first. It is required here.");
  }
}

/** The thing exists and is the caller's own, but has not been paid for. */
export class PaymentRequiredError extends AppError {
  readonly status = 402;
  readonly code = "payment_required";

  constructor(message = "Unlock the full report to continue.") {
    super(message);
  }
}

/** The thing does not exist, or not for this caller: both look the same. */
export class NotFoundError extends AppError {
  readonly status = 404;
  readonly code = "not_found";

  constructor(message = "This does not exist.") {
    super(message);
  }
}

export class ConflictError extends AppError {
  readonly status = 409;
  readonly code = "conflict";
}

/** The body is not JSON in UTF-8. */
export class UnsupportedMediaError extends AppError {
  readonly status = 415;
  readonly code = "unsupported_media_type";

  constructor() {
    super("Please send JSON.");
  }
}

const UNITS = [
  { name: "hour", seconds: 3_600 },
  { name: "minute", seconds: 60 },
  { name: "second", seconds: 1 },
] as const;

/** A wait as people say it, never shorter than it is: "45 seconds", "2 minutes". */
function formatWait(seconds: number): string {
  const unit = UNITS.find((candidate) => seconds >= 2 * candidate.seconds) ?? UNITS[2];
  const count = Math.ceil(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? "" : "s"}`;
}

export class TooManyRequestsError extends AppError {
  readonly status = 429;
  readonly code = "too_many_requests";
  override readonly retryAfter: number;

  /** @param retryAfterSeconds rounded up to whole seconds, at least 1 */
  constructor(retryAfterSeconds: number) {
    const retryAfter = Math.max(1, Math.ceil(retryAfterSeconds));
    super(`Too many attempts. Please try again in ${formatWait(retryAfter)}.`);
    this.retryAfter = retryAfter;
  }
}

/** The server cannot answer now and can later: the database is away, too much is waiting. */
export class ServiceUnavailableError extends AppError {
  readonly status = 503;
  readonly code = "unavailable";
  override readonly retryAfter: number;

  constructor(retryAfterSeconds = 2, message = "The service is busy. Please try again shortly.") {
    super(message);
    this.retryAfter = retryAfterSeconds;
  }
}

/** A payment that could not be verified: it is not the caller's, or the provider does not answer. */
export class NotVerifiedError extends AppError {
  readonly status: 404 | 503;
  readonly code: ErrorCode;
  override readonly success = false;
  override readonly retryAfter: number | null;

  constructor(status: 404 | 503, message: string) {
    super(message);
    this.status = status;
    this.code = status === 404 ? "not_found" : "unavailable";
    this.retryAfter = status === 404 ? null : 30;
  }
}
