import type { ClientError } from "@cosmic/contracts";

// Whatever goes wrong in here ends here: a report of a failed report would never end.
const ignore = () => undefined;
const outbox = () => import("./error-outbox.ts");

/** Tells the server about a call or a page that failed. Never throws and never waits. */
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

/** Reports what no part of the app has caught. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error }) => {
    reportProblem(error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    reportProblem(reason);
  });
}
