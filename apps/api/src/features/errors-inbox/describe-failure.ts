import { type ClientError, type ErrorGroup, routes } from "@cosmic/contracts";
import { ERROR_CODES, type ErrorCode } from "../../errors.ts";
import { PAGES } from "./pages.ts";
import { plainMessage } from "./plain-message.ts";

/** What the log keeps of a report: nothing in it is text that a browser chose. */
interface DescribedFailure extends Pick<ClientError, "status" | "severity"> {
  /** The contract's pattern, for example `/api/profiles/:slug`, or `other`. */
  route: string;
  code?: ErrorCode;
  /** Finds what went wrong in the log of the failed call. */
  requestId?: string;
}

const PATTERNS = Object.values(routes).flatMap((calls) =>
  Object.values(calls).map(({ path }: { path: string }) => ({ path, segments: path.split("/") })),
);

/** A report's text may be cut off inside the error body, so its fields are looked up one by one. */
const CODE = /"code":"([a-z_]{1,40})"/;
const REQUEST_ID = /"requestId":"([\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})"/;

const getPath = (url: string) => URL.parse(url, "http://localhost")?.pathname ?? "";

function findRoute(url: string): string {
  const given = getPath(url).split("/");
  const pattern = PATTERNS.find(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, at) =>
        segment.startsWith(":") ? given[at] : segment === given[at],
      ),
  );
  return pattern?.path ?? "other";
}

/**
 * A browser's report without its address and message, which can hold anything: only numbers, and
 * names that this product gives itself.
 */
export function describeFailure({ url, status, message, severity }: ClientError): DescribedFailure {
  const code = ERROR_CODES.find((known) => known === CODE.exec(message)?.[1]);
  const requestId = REQUEST_ID.exec(message)?.[1];
  return {
    status,
    severity,
    route: findRoute(url),
    ...(code ? { code } : {}),
    ...(requestId ? { requestId } : {}),
  };
}

/** So many different failures of one batch stand in its line of the log. */
const MOST_LOGGED = 5;

/**
 * A batch as one line of the log, which browsers must not be able to fill: the first few different failures,
 * and how many there were.
 */
export function describeBatch(reports: readonly ClientError[]) {
  const described = new Map(
    reports.map((report) => {
      const failure = describeFailure(report);
      return [JSON.stringify(failure), failure];
    }),
  );
  return { count: reports.length, clientErrors: [...described.values()].slice(0, MOST_LOGGED) };
}

/** What makes failures alike. */
export type FailureKind = Pick<ErrorGroup, "source" | "message" | "place" | "severity" | "status">;

/** What calls of this product answer with, and what a proxy in front of it does. */
export const KNOWN_STATUSES: readonly number[] = [
  400, 401, 402, 403, 404, 408, 409, 413, 414, 415, 429, 431, 500, 502, 503, 504,
];

/**
 * True for a call of the contract that was answered as calls are: nothing in such a kind is of a browser's
 * choosing, so there are only so many.
 */
export const isOfContract = ({ source, place, status }: FailureKind): boolean =>
  source === "browser" &&
  KNOWN_STATUSES.includes(status) &&
  PATTERNS.some(({ path }) => path === place);

/** The group that a browser's report belongs to: of a call its code, of a page the plain message. */
export function toErrorReportKind(report: ClientError): FailureKind {
  const { status, severity, route, code } = describeFailure(report);
  const path = getPath(report.url);
  const page = PAGES.find((known) => known === path);
  const message = status > 0 ? `Answered ${status}${code ? `, ${code}` : ""}` : null;
  const kind: FailureKind = {
    source: "browser",
    message: message ?? plainMessage(report.message),
    place: route === "other" ? (page ?? "other") : route,
    severity,
    status,
  };
  return isOfContract(kind) ? { ...kind, severity: status >= 500 ? "HIGH" : severity } : kind;
}
