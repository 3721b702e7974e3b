import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import type { Attack } from "./attacks.ts";
import type { WireRequest } from "./requests.ts";

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "SEARCH",
  "PURGE",
  "get",
  "G\0T",
  "__PROTO__",
  "X".repeat(300),
] as const;

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

const shape = (
  call: ContractCall,
  what: string,
  change: (plain: WireRequest) => Partial<WireRequest>,
): Attack => ({
  target: "methods and addresses",
  call,
  what,
  build: (person) => {
    const plain = person.plainRequest(call);
    return { ...plain, ...change(plain) };
  },
});

/** Framing that two servers on one way could read differently. */
const framings = (call: ContractCall): Attack[] => {
  const framed = (what: string, headers: [string, string][], body: string) =>
    shape(call, what, (plain) => ({
      headers: [...plain.headers, ["content-type", "application/json"], ...headers],
      body,
    }));
  const hidden = "GET /api/admin/users HTTP/1.1\r\nHost: admin.attack.test\r\n\r\n";
  return [
    framed(
      "length and chunks",
      [
        ["content-length", "4"],
        ["transfer-encoding", "chunked"],
      ],
      "0\r\n\r\n",
    ),
    framed(
      "chunks and length",
      [
        ["transfer-encoding", "chunked"],
        ["content-length", "4"],
      ],
      "0\r\n\r\n",
    ),
    framed(
      "two lengths",
      [
        ["content-length", "2"],
        ["content-length", "3"],
      ],
      "{} ",
    ),
    framed("a list of lengths", [["content-length", "2, 2"]], "{}"),
    framed("a signed length", [["content-length", "+2"]], "{}"),
    framed("a hexadecimal length", [["content-length", "0x2"]], "{}"),
    framed("a chunk that is none", [["transfer-encoding", "chunked"]], "zz\r\n{}\r\n0\r\n\r\n"),
    framed("a chunk of endless size", [["transfer-encoding", "chunked"]], "fffffffffffffffff\r\n"),
    framed(
      "a chunk with an extension",
      [["transfer-encoding", "chunked"]],
      `2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    ),
    framed("a spaced coding", [["transfer-encoding", " chunked"]], "2\r\n{}\r\n0\r\n\r\n"),
    framed("an unknown coding", [["transfer-encoding", "xchunked"]], "2\r\n{}\r\n0\r\n\r\n"),
    framed("a folded coding", [["transfer-encoding", "\r\n chunked"]], "2\r\n{}\r\n0\r\n\r\n"),
    framed("a name with a space", [["content-length ", "2"]], "{}"),
    framed("a request behind the body", [["content-length", "2"]], `{}${hidden}`),
  ];
};

/** A call with other methods, under other spellings of its address, and framed ambiguously. */
export const shapeAttacks = (call: ContractCall): Attack[] => [
  ...METHODS.filter((method) => method !== call.method).map((method) =>
    shape(call, method.slice(0, 20), () => ({ method })),
  ),
  ...SPELLINGS.map((spell, index) =>
    shape(call, `address in spelling ${index}`, ({ target }) => ({ target: spell(target) })),
  ),
  ...(call.method === "GET" ? [] : framings(call)),
];
