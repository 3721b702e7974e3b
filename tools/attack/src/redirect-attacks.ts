import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import { replaceAt } from "@cosmic/api/testing/sample-input";
import { REDIRECT_CORPUS, REDIRECT_VALUES } from "@cosmic/tools-test-client/redirect-corpus";
import type { Attack } from "./attacks.ts";

/** Names under which a call may be told where to lead people. */
const WAYS = /^(?:returnTo|redirect|url|next|success_?url|cancel_?url)/i;

const show = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 60)}... (${text.length} characters)` : text;
};

function inQuery(call: ContractCall, name: string): Attack[] {
  const attack = (encoded: string, what: string): Attack => ({
    target: "redirects",
    call,
    what,
    build: (person) => ({
      ...person.plainRequest(call),
      target: `${call.path}?${name}=${encoded}`,
    }),
  });
  return REDIRECT_CORPUS.flatMap((address) => {
    const once = encodeURIComponent(address.toWellFormed());
    // As it stands, where an address can hold it; encoded twice for whoever decodes twice.
    const raw = /^[\x21-\x7e]+$/.test(address) && !/[&#]/.test(address) ? [address] : [];
    return [once, encodeURIComponent(once), ...raw].map((encoded) =>
      attack(encoded, `${name} = ${show(address)}`),
    );
  });
}

const inBody = (call: ContractCall, name: string): Attack[] =>
  [...REDIRECT_CORPUS, ...REDIRECT_VALUES].map((value) => ({
    target: "redirects",
    call,
    what: `${name} = ${show(value)}`,
    build: (person) => {
      const request = person.plainRequest(call);
      const body = replaceAt(JSON.parse(request.body ?? "{}"), [name], value);
      return { ...request, body: JSON.stringify(body) };
    },
  }));

/** The redirect corpus in every field that says where to go. */
export const redirectAttacks = (call: ContractCall): Attack[] =>
  call.fields.flatMap(({ part, path }) => {
    const name = String(path.at(-1) ?? "");
    if (path.length !== 1 || !WAYS.test(name)) return [];
    if (part === "query") return inQuery(call, name);
    return part === "body" ? inBody(call, name) : [];
  });
