import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import { type Attack, createAttack } from "./create-attack.ts";

const METHODS = [
  ..."GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND PURGE get __PROTO__".split(" "),
  "G\0T",
  "X".repeat(300),
];

/** Other spellings of an address. */
const SPELLINGS: ((target: string) => string)[] = [
  (target) => `/${target}`,
  (target) => `${target}/`,
  (target) => `${target}//`,
  (target) => `${target}/.`,
  (target) => `${target}/..`,
  (target) => `/./${target}`,
  (target) => `/x/..${target}`,
  (target) => `/%2e${target}`,
  (target) => target.toUpperCase(),
  (target) => target.replace("/api", "/%61pi"),
  (target) => target.replaceAll("/", "\\"),
  (target) => `${target}%00`,
  (target) => `${target}%2f`,
  (target) => `${target};x=1`,
  (target) => `${target}.json`,
  (target) => `${target}%3Fx=1`,
  (target) => `${target}#x`,
  (target) => `${target}?`,
  (target) => `${target}?${"x".repeat(12_000)}`,
  (target) => `${target}?${"x".repeat(64 * 1_024)}`,
  (target) => `${target}?%`,
  (target) => `${target}?\x80\xff`,
  (target) => `${target}${"/x".repeat(4_000)}`,
  (target) => `http://evil.test${target}`,
  (target) => `http://app.attack.test${target}`,
  (target) => `//evil.test${target}`,
  (target) => target.slice(1),
  (target) => `${target} `,
  (target) => `${target} x`,
  (target) => `${target}\t`,
  (target) => `${target}\0`,
  () => "*",
  () => "",
];

const SHAPES = "methods and addresses";
const HIDDEN_REQUEST = "GET /api/admin/users HTTP/1.1\r\nHost: admin.attack.test\r\n\r\n";
const LENGTH = "content-length";
const CODING = "transfer-encoding";

/** Framing that two servers on one way could read differently: headers, then the body. */
const FRAMINGS: readonly [what: string, headers: [string, string][], body: string][] = [
  [
    "length and chunks",
    [
      [LENGTH, "4"],
      [CODING, "chunked"],
    ],
    "0\r\n\r\n",
  ],
  [
    "chunks and length",
    [
      [CODING, "chunked"],
      [LENGTH, "4"],
    ],
    "0\r\n\r\n",
  ],
  [
    "two lengths",
    [
      [LENGTH, "2"],
      [LENGTH, "3"],
    ],
    "{} ",
  ],
  ["a list of lengths", [[LENGTH, "2, 2"]], "{}"],
  ["a signed length", [[LENGTH, "+2"]], "{}"],
  ["a hexadecimal length", [[LENGTH, "0x2"]], "{}"],
  ["a chunk without a size", [[CODING, "chunked"]], "zz\r\n{}\r\n0\r\n\r\n"],
  ["a chunk of endless size", [[CODING, "chunked"]], "fffffffffffffffff\r\n"],
  ["a chunk extension", [[CODING, "chunked"]], `2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  ["a spaced coding", [[CODING, " chunked"]], "2\r\n{}\r\n0\r\n\r\n"],
  ["an unknown coding", [[CODING, "xchunked"]], "2\r\n{}\r\n0\r\n\r\n"],
  ["a folded coding", [[CODING, "\r\n chunked"]], "2\r\n{}\r\n0\r\n\r\n"],
  ["a name with a space", [[`${LENGTH} `, "2"]], "{}"],
  ["a request behind the body", [[LENGTH, "2"]], `{}${HIDDEN_REQUEST}`],
];

const framings = (call: ContractCall): Attack[] =>
  FRAMINGS.map(([what, headers, body]) =>
    createAttack(SHAPES, call, what, (plain) => ({
      headers: [...plain.headers, ["content-type", "application/json"], ...headers],
      body,
    })),
  );

/** A call with other methods, under other spellings of its address, and framed ambiguously. */
export const shapeAttacks = (call: ContractCall): Attack[] => [
  ...METHODS.filter((method) => method !== call.method).map((method) =>
    createAttack(SHAPES, call, method.slice(0, 20), () => ({ method })),
  ),
  ...SPELLINGS.map((spell, index) =>
    createAttack(SHAPES, call, `address in spelling ${index}`, ({ target }) => ({
      target: spell(target),
    })),
  ),
  ...(call.method === "GET" ? [] : framings(call)),
];
