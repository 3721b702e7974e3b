import { reportFailure } from "@cosmic/contracts/report-failure";

/** Reported since the panel was opened: a list would tell of each row, at each poll. */
const reported = new Set<string>();

/** Reports what could not be shown, once each kind and page. */
export function reportRenderError({ name, message }: Error): void {
  const url = window.location.pathname;
  const kind = `${url} ${name}: ${message}`;
  if (reported.has(kind)) return;
  reported.add(kind);
  reportFailure({
    url,
    status: 0,
    message: `${name}: ${message}`.slice(0, 500),
    severity: "HIGH",
  });
}
