import type { ClientError } from "./errors-inbox.contract.ts";
import { routes } from "./routes.ts";

/**
 * Tells the server about a call that failed, without waiting. A report that fails is not reported again;
 * it leaves one console warning. The query string stays out: it may carry a birth date or a token.
 */
export function reportFailure(failure: ClientError): void {
  const body = JSON.stringify({ ...failure, url: failure.url.split("?", 1)[0] });
  fetch(routes.errorsInbox.reportClientError.path, {
    method: routes.errorsInbox.reportClientError.method,
    credentials: "include",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body,
  })
    .then(({ ok, status }) => {
      if (!ok) throw new Error(`It was answered with ${status}.`);
    })
    .catch((error: unknown) => {
      // oxlint-disable-next-line eslint/no-console -- the one place left to say it
      console.warn("An error report could not be sent.", error);
    });
}
