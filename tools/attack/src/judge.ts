import type { Answer } from "@cosmic/tools-test-client/connection";
import { findHeader } from "@cosmic/tools-test-client/read-answer";
import { WEB_ORIGIN } from "./running-api.ts";

const REQUIRED: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "content-security-policy": /default-src 'none'/,
  "referrer-policy": /^no-referrer$/,
  "cache-control": /no-store/,
};

const FORBIDDEN = /^(?:access-control-.*|server|x-powered-by|x-injected)$/;

const OWN_COOKIE = /^(?:__Host-)?cosmic_[a-z0-9_]+=/;

/** What belongs in a log only: stacks, statements, file paths, words of libraries. */
const INTERNALS =
  /node_modules|node:internal|\bat \S+ \(|\.(?:ts|js|mjs):\d|\/apps\/api|\bselect .+ from\b|insert into|SQLSTATE|syntax error|ECONN|ZodError|FST_|kysely/i;

const GRANTED = /"(?:hasLifetimeAccess|isPaid)":true/;

function headerProblems(answer: Answer): string[] {
  const missing = Object.entries(REQUIRED).flatMap(([name, pattern]) =>
    pattern.test(findHeader(answer.headers, name) ?? "") ? [] : [`lacks ${name}`],
  );
  const names = answer.headers.map(([name]) => name);
  const forbidden = names.filter((name) => FORBIDDEN.test(name)).map((name) => `sends ${name}`);
  const foreign = answer.headers
    .filter(([name, value]) => name === "set-cookie" && !OWN_COOKIE.test(value))
    .map(([, value]) => `sets a foreign cookie: ${value.slice(0, 60)}`);
  return [...missing, ...forbidden, ...foreign];
}

/** Whether an address that users are sent to is a page of the site. */
function staysHere(address: string): boolean {
  if (!URL.canParse(address, WEB_ORIGIN)) return false;
  const url = new URL(address, WEB_ORIGIN);
  return url.origin === WEB_ORIGIN && /^\/(?![/\\])/.test(address);
}

function addressProblems(answer: Answer, issuer: string): string[] {
  const location = findHeader(answer.headers, "location");
  const redirectUrl = /"redirectUrl":("(?:[^"\\]|\\.)*")/.exec(answer.body)?.[1];
  const addresses = [location, redirectUrl && (JSON.parse(redirectUrl) as string)];
  return addresses.flatMap((address) => {
    if (address === undefined || staysHere(address)) return [];
    const isToGoogle = address.startsWith(`${issuer}/authorize?`);
    return isToGoogle ? [] : [`leads to ${JSON.stringify(address.slice(0, 100))}`];
  });
}

function isErrorBody(body: string): boolean {
  try {
    const { message, code, requestId, issues, success, ...rest } = JSON.parse(body) as Record<
      string,
      unknown
    >;
    const isPlain = [message, code, requestId].every((part) => typeof part === "string");
    const hasIssues = issues === undefined || Array.isArray(issues);
    const isNoSuccess = success === undefined || success === false;
    return isPlain && hasIssues && isNoSuccess && Object.keys(rest).length === 0;
  } catch {
    return false;
  }
}

function bodyProblems(answer: Answer, { method, maySeeAccess }: Judgement): string[] {
  const problems: string[] = [];
  if (!maySeeAccess && GRANTED.test(answer.body)) problems.push("grants what was only claimed");
  if (answer.status < 400) return problems;
  if (INTERNALS.test(answer.body)) problems.push("shows internal details");
  if (method !== "HEAD" && !isErrorBody(answer.body)) problems.push("is no error body");
  return problems;
}

export interface Judgement {
  method: string;
  /** The caller has lifetime access, or the call tells operators who has. */
  maySeeAccess: boolean;
  /** Where users are sent to sign in with Google. */
  issuer: string;
}

/** What is wrong with an answer, whatever was asked; empty for a sound one. */
export function listProblems(answer: Answer, judgement: Judgement): string[] {
  return [
    ...(answer.status >= 500 ? [`answers ${answer.status}`] : []),
    ...headerProblems(answer),
    ...addressProblems(answer, judgement.issuer),
    ...bodyProblems(answer, judgement),
  ];
}
