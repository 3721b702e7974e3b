import { BODY_LIMIT } from "@cosmic/api/http/server-options";
import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import { HOSTILE_BODIES } from "@cosmic/api/testing/hostile-values";
import type { Attack } from "./attacks.ts";
import { withHeader } from "./requests.ts";

const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

/** JSON that has stopped parsers, whole: bombs, broken ends, doubled keys, other encodings. */
const BODIES: readonly string[] = [
  ...HOSTILE_BODIES,
  ...[31, 32, 33, 100, 1_000].map((depth) => nested("[", "]", depth)),
  ...[31, 32, 33, 100].map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  nested("[", "]", 200_000),
  `{${Array.from({ length: 90_000 }, (_, index) => `"k${index}":0`).join(",")}}`,
  `[${Array.from({ length: 20_000 }, () => "1").join(",")}]`,
  `{"a":"${"\\u0000".repeat(5_000)}"}`,
  `{"a":${"9".repeat(10_000)}}`,
  `{"a":1e${"9".repeat(10)}}`,
  `{"a":"${"\\".repeat(1_001)}"}`,
  "true",
  "-",
  "NaN",
  "[1,]",
  '{"a":1,}',
  '{"a":01}',
  '{"a":"\u0001"}',
  '{"a":"\n"}',
  '{"a":undefined}',
  "{/**/}",
  '{"a":1}{"b":2}',
  '{"a":1}\n',
  '\u2028{"a":1}',
  "\0",
  '{"\\u0000":1}',
  '{"":{"":{"":""}}}',
  '{"__proto__":null}',
  '{"\\u005f_proto__":{"isAdmin":true}}',
  '{"a":{"constructor":{"prototype":{"x":1}}}}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  '{"length":-1}',
  "<x/>",
  "a=b&c=d",
  "--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--x--",
];

/** Fields that say more about someone than they may say themselves. */
const BOASTS: Readonly<Record<string, unknown>> = {
  id: "00000000-0000-4000-8000-000000000001",
  userId: "00000000-0000-4000-8000-000000000001",
  operatorId: "00000000-0000-4000-8000-000000000001",
  role: "admin",
  isAdmin: true,
  hasLifetimeAccess: true,
  has_lifetime_access: true,
  isPaid: true,
  isPremium: true,
  emailVerified: true,
  email_verified_at: "2020-01-01T00:00:00.000Z",
  createdAt: "2000-01-01T00:00:00.000Z",
  passwordHash: "$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAA",
  price: 1,
  amount: 1,
  currency: "xxx",
};

/** Types under which JSON is no JSON, or not this API's. */
const TYPES = [
  "",
  " ",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/xml",
  "application/jsonp",
  "application/json5",
  "application/vnd.api+json",
  "application/json\t;x",
  "application/json ;x=y",
  " application/json",
  "application/json, text/plain",
  "application/json;",
  "application/json; charset=utf-7",
  "application/json; charset=utf-16",
  "application/json; charset=utf-32",
  "application/json; charset=",
  'application/json; charset="utf-8',
  "application/json; charset=utf-8; charset=utf-7",
  "application/JSON",
  "application",
  "/",
  "*/*",
  "__proto__",
  "constructor/prototype",
  "application/json\0",
  "applicatıon/json",
  `application/${"x".repeat(5_000)}`,
  `${"a".repeat(3_000)}/${";".repeat(3_000)}`,
] as const;

const show = (text: string) =>
  text.length > 60
    ? `${JSON.stringify(text.slice(0, 50))}... (${text.length})`
    : JSON.stringify(text);

/** A body of so many bytes that would be JSON. */
const bodyOfSize = (bytes: number) => `{"a":"${"x".repeat(bytes - '{"a":""}'.length)}"}`;

const wholeBody = (call: ContractCall, body: string, what: string): Attack => ({
  target: "whole bodies",
  call,
  what,
  build: (person) => {
    const request = person.plainRequest(call);
    return {
      ...request,
      headers: withHeader(request.headers, "content-type", "application/json"),
      body,
    };
  },
});

const boast = (call: ContractCall, name: string): Attack => ({
  target: "whole bodies",
  call,
  what: `claims ${name}`,
  build: (person) => {
    const request = person.plainRequest(call);
    const body = { ...(JSON.parse(request.body ?? "{}") as object), [name]: BOASTS[name] };
    return { ...request, body: JSON.stringify(body) };
  },
});

const ofType = (call: ContractCall, type: string): Attack => ({
  target: "content types",
  call,
  what: `content-type: ${show(type)}`,
  build: (person) => {
    const request = person.plainRequest(call);
    return {
      ...request,
      headers: withHeader(request.headers, "content-type", type),
      body: request.body ?? "{}",
    };
  },
});

/** Bodies as a whole, in other types, too large by one byte, and with claims that are not theirs to make. */
export function bodyAttacks(call: ContractCall): Attack[] {
  if (call.method === "GET") return [];
  const sizes = [BODY_LIMIT - 1, BODY_LIMIT, BODY_LIMIT + 1, 10 * BODY_LIMIT];
  return [
    ...BODIES.map((body) => wholeBody(call, body, show(body))),
    ...sizes.map((bytes) => wholeBody(call, bodyOfSize(bytes), `${bytes} bytes`)),
    ...Object.keys(BOASTS).map((name) => boast(call, name)),
    ...TYPES.map((type) => ofType(call, type)),
  ];
}
