import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import type { Header } from "@cosmic/tools-test-client/read-answer";
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
/** Framing that two servers on one way could read differently: lines of the head, then the body. */
const FRAMINGS: readonly [what: string, lines: string[], body: string][] = [
  ["length and chunks", ["content-length: 4", "transfer-encoding: chunked"], "0\r\n\r\n"],
  ["chunks and length", ["transfer-encoding: chunked", "content-length: 4"], "0\r\n\r\n"],
  ["two lengths", ["content-length: 2", "content-length: 3"], "{} "],
  ["a list of lengths", ["content-length: 2, 2"], "{}"],
  ["a signed length", ["content-length: +2"], "{}"],
  ["a hexadecimal length", ["content-length: 0x2"], "{}"],
  ["a chunk without a size", ["transfer-encoding: chunked"], "zz\r\n{}\r\n0\r\n\r\n"],
  ["a chunk of endless size", ["transfer-encoding: chunked"], "fffffffffffffffff\r\n"],
  [
    "a chunk extension",
    ["transfer-encoding: chunked"],
    `2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  ],
  ["a spaced coding", ["transfer-encoding:  chunked"], "2\r\n{}\r\n0\r\n\r\n"],
  ["an unknown coding", ["transfer-encoding: xchunked"], "2\r\n{}\r\n0\r\n\r\n"],
  ["a folded coding", ["transfer-encoding: \r\n chunked"], "2\r\n{}\r\n0\r\n\r\n"],
  ["a name with a space", ["content-length : 2"], "{}"],
  ["a request behind the body", ["content-length: 2"], `{}${HIDDEN_REQUEST}`],
];

const toHeader = (line: string): Header => [line.replace(/:.*/s, ""), line.replace(/^.*?: /s, "")];

const framings = (call: ContractCall): Attack[] =>
  FRAMINGS.map(([what, lines, body]) =>
    createAttack(SHAPES, call, what, ({ headers }) => ({
      headers: [...headers, ["content-type", "application/json"], ...lines.map(toHeader)],
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
