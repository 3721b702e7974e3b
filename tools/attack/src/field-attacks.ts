import type { ContractCall, InputField } from "@cosmic/api/testing/contract-calls";
import { HOSTILE_VALUES } from "@cosmic/api/testing/hostile-values";
import { replaceAt, sampleInput } from "@cosmic/api/testing/sample-input";
import type { Attack, Target } from "./attacks.ts";
import { NAUGHTY_TEXTS } from "./naughty-texts.ts";
import type { Person } from "./person.ts";
import type { WireRequest } from "./requests.ts";

/** Values of other types than text, beyond those of the API's own tests. */
const VALUES: readonly unknown[] = [
  ...HOSTILE_VALUES,
  false,
  -0,
  0.1,
  -2_147_483_649,
  4_294_967_296,
  5e-324,
  [[]],
  [{}],
  [""],
  ["a"],
  Array.from({ length: 9 }, () => 1),
  Array.from({ length: 8 }, () => null),
  Array.from({ length: 5_000 }, () => "x"),
  { "": "" },
  { a: { a: { a: { a: { a: { a: {} } } } } } },
  { constructor: 1, prototype: 2 },
  { toJSON: "y", valueOf: 1 },
  { 0: "a", length: 1 },
  Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, index])),
  { anything: "x".repeat(5_000) },
];

/** Values that JSON.stringify would not write. */
const RAW_VALUES = [
  "1e400",
  "-1e400",
  "1E+2",
  "0.1e-400",
  "-0",
  "1.0000000000000000000001",
  "123456789012345678901234567890",
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
];

const MARK = "§value§";

/** Text as it stands in an address: letter by letter encoded, lone surrogates as the bytes they come to. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );

/** Encoded spellings that no encoder makes. */
const RAW_ENCODED = [
  "%",
  "%zz",
  "%ff",
  "%c0%ae",
  "%ed%a0%80",
  "%00",
  "%u0041",
  "%e2%28%a1",
  "%f8%88%80%80%80",
  "+",
  "a&b",
  "a=b=c",
  ";",
  "%26%23",
];

const show = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 60)}... (${text.length} characters)` : text;
};

const getFieldName = ({ path }: InputField) => path.join(".") || "the body";

function inPath(call: ContractCall, field: InputField): Attack[] {
  const attack = (encoded: string, shown: string): Attack => ({
    target: "fields of the path",
    call,
    what: `${getFieldName(field)} = ${shown}`,
    build: (person) => ({
      ...person.plainRequest(call),
      target: call.path.replace(`:${String(field.path[0])}`, () => encoded),
    }),
  });
  return [
    ...NAUGHTY_TEXTS.map((text) => attack(encode(text), show(text))),
    ...RAW_ENCODED.map((raw) => attack(raw, raw)),
  ];
}

/** Ways of saying a parameter that are not name=value. */
const queryShapes = (name: string) => [
  `${name}=a&${name}=b`,
  `${name}[]=x`,
  `${name}[a]=x&${name}[b]=y`,
  `${name}[__proto__]=x`,
  `__proto__=x&${name}=a`,
  name,
  `${name}=`,
  `=${name}`,
  `${name.toUpperCase()}=a`,
  `%00${name}=a`,
  `${name}=a#b`,
  `${"&".repeat(1_000)}${name}=a`,
  Array.from({ length: 1_500 }, (_, index) => `k${index}=1`).join("&"),
];

function inQuery(call: ContractCall, field: InputField): Attack[] {
  const name = String(field.path[0]);
  const attack = (query: string, shown: string): Attack => ({
    target: "fields of the query",
    call,
    what: shown,
    build: (person) => {
      const request = person.plainRequest(call);
      const [address = "", before = ""] = request.target.split("?");
      const others = before.split("&").filter((pair) => pair.split("=")[0] !== name);
      return { ...request, target: `${address}?${[...others, query].filter(Boolean).join("&")}` };
    },
  });
  return [
    ...NAUGHTY_TEXTS.map((text) => attack(`${name}=${encode(text)}`, `${name} = ${show(text)}`)),
    ...RAW_ENCODED.map((raw) => attack(`${name}=${raw}`, `${name}=${raw}`)),
    ...queryShapes(name).map((query) => attack(query, show(query))),
  ];
}

/** The plain request with another value at one place of its body. */
function withValue(person: Person, call: ContractCall, path: InputField["path"], json: string) {
  const body = replaceAt(sampleInput(call, "body", person.givenFor(call)), path, MARK);
  const request: WireRequest = {
    ...person.plainRequest(call),
    body: JSON.stringify(body).replace(JSON.stringify(MARK), () => json),
  };
  return request;
}

function inBody(call: ContractCall, field: InputField): Attack[] {
  const attack = (json: string, shown: string): Attack => ({
    target: "fields of the body",
    call,
    what: `${getFieldName(field)} = ${shown}`,
    build: (person) => withValue(person, call, field.path, json),
  });
  return [
    ...[...NAUGHTY_TEXTS, ...VALUES].map((value) => attack(JSON.stringify(value), show(value))),
    ...RAW_VALUES.map((raw) => attack(raw, raw)),
  ];
}

const ATTACKS_ON = { path: inPath, query: inQuery, body: inBody } as const satisfies Record<
  InputField["part"],
  (call: ContractCall, field: InputField) => { target: Target }[]
>;

/** Every hostile value in every field of a call, the others staying as the contract accepts them. */
export const fieldAttacks = (call: ContractCall): Attack[] =>
  call.fields.flatMap((field) => ATTACKS_ON[field.part](call, field));
