import type { ContractCall, InputField } from "@cosmic/api/testing/contract-calls";
import { replaceAt, sampleInput } from "@cosmic/api/testing/sample-input";
import { REDIRECT_CORPUS, REDIRECT_VALUES } from "@cosmic/tools-test-client/redirect-corpus";
import { type Attack, createAttack } from "./create-attack.ts";
import { listJson, listTexts, show } from "./hostile-input.ts";

/** Generated values for each field, besides the known ones. */
const GENERATED = 140;

/** Names under which a call may be told where to lead users. */
const REDIRECT_FIELD = /^(?:returnTo|redirect|url|next|success_?url|cancel_?url)/i;

const PLACEHOLDER = "§value§";

/** Encoded spellings that no encoder makes. */
const RAW_ENCODED =
  "% %zz %ff %c0%ae %ed%a0%80 %00 %u0041 %e2%28%a1 %f8%88%80%80%80 + a&b a=b=c ; %26%23";

/** Text in an address: each letter encoded, lone surrogates as the bytes they come to. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );

/** Texts for one field of an address, encoded. */
function listEncoded(name: string, seed: number): string[] {
  const redirects = REDIRECT_FIELD.test(name) ? REDIRECT_CORPUS : [];
  return [
    ...[...listTexts(GENERATED, seed), ...redirects].map(encode),
    // Encoded twice, and as it stands where an address can hold it.
    ...redirects.map((address) => encode(encode(address))),
    ...redirects.filter((address) => /^[\x21-\x7e]+$/.test(address) && !/[&#]/.test(address)),
    ...RAW_ENCODED.split(" "),
  ];
}

function inPath(call: ContractCall, { path }: InputField, seed: number): Attack[] {
  const name = String(path[0]);
  return listEncoded(name, seed).map((encoded) =>
    createAttack("fields of the path", call, `${name} = ${show(encoded)}`, () => ({
      target: call.path.replace(`:${name}`, () => encoded),
    })),
  );
}

/** Ways of sending a parameter that are not name=value. */
const queryShapes = (name: string) => [
  `${name}=a&${name}=b`,
  `${name}[]=x`,
  `${name}[a]=x&${name}[b]=y`,
  `${name}[__proto__]=x`,
  `__proto__=x&${name}=a`,
  name,
  `=${name}`,
  `${name.toUpperCase()}=a`,
  `%00${name}=a`,
  `${"&".repeat(1_000)}${name}=a`,
  Array.from({ length: 1_500 }, (_, index) => `k${index}=1`).join("&"),
];

function inQuery(call: ContractCall, { path }: InputField, seed: number): Attack[] {
  const name = String(path[0]);
  const queries = listEncoded(name, seed).map((encoded) => `${name}=${encoded}`);
  return [...queries, ...queryShapes(name)].map((query) =>
    createAttack("fields of the query", call, show(query), ({ target }) => {
      const [address = "", before = ""] = target.split("?");
      const others = before.split("&").filter((pair) => pair.split("=")[0] !== name);
      return { target: `${address}?${[...others, query].filter(Boolean).join("&")}` };
    }),
  );
}

function inBody(call: ContractCall, { path }: InputField, seed: number): Attack[] {
  const redirects = REDIRECT_FIELD.test(String(path.at(-1)))
    ? [...REDIRECT_CORPUS, ...REDIRECT_VALUES].map((value) => JSON.stringify(value))
    : [];
  const field = path.join(".") || "the body";
  return [...listJson(GENERATED, seed), ...redirects].map((json) =>
    createAttack("fields of the body", call, `${field} = ${show(json)}`, (_, attacker) => {
      const sample = sampleInput(call, "body", attacker.givenFor(call));
      const body = JSON.stringify(replaceAt(sample, path, PLACEHOLDER));
      return { body: body.replace(JSON.stringify(PLACEHOLDER), () => json) };
    }),
  );
}

const ATTACKS_ON = { path: inPath, query: inQuery, body: inBody } as const;

/** Hostile values in every field of a call, the others staying as the contract accepts them. */
export const fieldAttacks = (call: ContractCall, seed: number): Attack[] =>
  call.fields.flatMap((field, index) => ATTACKS_ON[field.part](call, field, seed + index));
