import { createApiClient } from "@cosmic/contracts/client";
import { reportFailure } from "./report-failure.ts";

export { ApiError, getErrorMessage, isUnauthorized } from "@cosmic/contracts/client";

/** Every call of the product, typed by the contract. */
export const api = createApiClient({ reportFailure });
