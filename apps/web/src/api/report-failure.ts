import type { ClientError } from "@cosmic/contracts";

// Errors in here are swallowed: reporting a failed error report would never end.
const ignore = () => undefined;
const outbox = () => import("./error-outbox.ts");

/** Reports a failed call or page to the server. Never throws and never waits. */
export function reportFailure(failure: ClientError): void {
  outbox()
    .then(({ errorOutbox }) => {
      errorOutbox.add(failure);
    })
    .catch(ignore);
}

function reportProblem(problem: unknown): void {
  outbox()
    .then(({ errorOutbox, toClientError }) => {
      const failure = toClientError(problem);
      if (failure) errorOutbox.add(failure);
    })
    .catch(ignore);
}

/** Reports uncaught errors. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error }) => {
    reportProblem(error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    reportProblem(reason);
  });
}
