import type { GoogleError } from "@cosmic/contracts";

/** A refused sign-in with Google, for a reason that the sign-in page explains. */
export class GoogleRefusal extends Error {
  override name = "GoogleRefusal";
  readonly code: GoogleError;

  constructor(code: GoogleError, cause?: unknown) {
    super(`Not signed in with Google: ${code}`, { cause });
    this.code = code;
  }
}
