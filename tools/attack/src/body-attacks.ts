import { BODY_LIMIT } from "@cosmic/api/http/server-options";
import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import { HOSTILE_BODIES } from "@cosmic/api/testing/hostile-values";
import { type Attack, createAttack } from "./create-attack.ts";
import { listBrokenJson, show } from "./hostile-input.ts";
import { withHeader } from "./requests.ts";

const GENERATED = 60;

const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

/** JSON that exhausts parsers, and bodies that are no JSON. */
const BODIES: readonly string[] = [
  ...HOSTILE_BODIES,
  ...[31, 32, 33, 100, 200_000].map((depth) => nested("[", "]", depth)),
  ...[31, 32, 33, 100].map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  `{${Array.from({ length: 90_000 }, (_, index) => `"k${index}":0`).join(",")}}`,
  `{"a":"${"\\u0000".repeat(5_000)}"}`,
  `{"a":${"9".repeat(10_000)}}`,
  '{"__proto__":null}',
  '{"\\u005f_proto__":{"isAdmin":true}}',
  '{"a":{"constructor":{"prototype":{"x":1}}}}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  "{/**/}",
  "<x/>",
  "a=b&c=d",
  "--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--x--",
];

/** Fields that claim more rights than the caller may claim. */
const CLAIMS: Readonly<Record<string, unknown>> = {
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
  createdAt: "2000-01-01T00:00:00.000Z",
  passwordHash: "$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAA",
  price: 1,
  amount: 1,
  currency: "xxx",
};

/** Types under which JSON is no JSON, or not this API's. */
const TYPES = [
  "",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "application/vnd.api+json",
  "application/json ;x=y",
  "application/json, text/plain",
  "application/json; charset=utf-7",
  "application/json; charset=utf-16",
  'application/json; charset="utf-8',
  "application/json; charset=utf-8; charset=utf-7",
  "application/JSON",
  "/",
  "constructor/prototype",
  "application/json\0",
  `${"a".repeat(3_000)}/${";".repeat(3_000)}`,
];

/** A body of so many bytes that would be JSON. */
const bodyOfSize = (bytes: number) => `{"a":"${"x".repeat(bytes - '{"a":""}'.length)}"}`;

const wholeBody = (call: ContractCall, body: string): Attack =>
  createAttack("whole bodies", call, show(body), ({ headers }) => ({
    headers: withHeader(headers, "content-type", "application/json"),
    body,
  }));

const claim = (call: ContractCall, name: string): Attack =>
  createAttack("whole bodies", call, `claims ${name}`, ({ body = "{}" }) => ({
    body: JSON.stringify({ ...(JSON.parse(body) as object), [name]: CLAIMS[name] }),
  }));

const ofType = (call: ContractCall, type: string): Attack =>
  createAttack(
    "content types",
    call,
    `content-type: ${show(type)}`,
    ({ headers, body = "{}" }) => ({
      headers: withHeader(headers, "content-type", type),
      body,
    }),
  );

/** Bodies as a whole, of other types, too large by one byte, and with claimed rights. */
export function bodyAttacks(call: ContractCall, seed: number): Attack[] {
  if (call.method === "GET") return [];
  const sizes = [BODY_LIMIT - 1, BODY_LIMIT, BODY_LIMIT + 1, 10 * BODY_LIMIT].map(bodyOfSize);
  const bodies = [...BODIES, ...sizes, ...listBrokenJson(GENERATED, seed)];
  return [
    ...bodies.map((body) => wholeBody(call, body)),
    ...Object.keys(CLAIMS).map((name) => claim(call, name)),
    ...TYPES.map((type) => ofType(call, type)),
  ];
}
