import type { ErrorGroup, Severity } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import type { ListCall } from "../../shared/paging/use-paged-list.ts";

export interface ErrorsFilter {
  severity?: Severity;
}

/** Failures, those of the same kind as one; the last seen first. */
export const errorsInbox: ListCall<ErrorsFilter, ErrorGroup> = {
  path: routes.errorsInbox.listErrors.path,
  ask: (client, query, signal) => client.errorsInbox.listErrors({ query, signal }),
};
