import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import { type Attack, createAttack } from "./create-attack.ts";
import { sampleTexts, show } from "./hostile-input.ts";
import { withHeader } from "./requests.ts";

/** Headers that something on the way, or the API itself, reads. */
const NAMES = `host origin referer cookie authorization accept accept-encoding accept-language
  user-agent content-encoding connection upgrade range if-none-match if-modified-since te trailer
  via forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip x-original-url
  x-rewrite-url x-http-method-override x-request-id sec-fetch-site sec-fetch-mode sec-fetch-dest
  sec-purpose stripe-signature idempotency-key __proto__ constructor`.split(/\s+/);

/** These decide where a request ends: generated values would leave the server waiting for the rest. */
const FRAMING_NAMES = ["content-length", "transfer-encoding", "expect"];

const VALUES = [
  "",
  "null",
  "-1",
  "999999999999999999999",
  "\0",
  "\x80\xff",
  "a\rb",
  "x\r\nX-Injected: 1",
  "x\r\nSet-Cookie: injected=1",
  "x\n y",
  "*/*;q=99999",
  "a".repeat(17_000),
  "(".repeat(4_000),
  "gzip, br;q=1.0, *;q=0",
  "bytes=0-0,1-1,2-2,3-3,-1",
  "chunked, chunked",
  "100-continue",
  "close",
  "websocket",
  "https://evil.test",
  "http://app.attack.test.evil.test",
  "http://app.attack.test@evil.test",
  "HTTP://APP.ATTACK.TEST",
  "app.attack.test:99999",
  "admin.attack.test",
  "::ffff:127.0.0.1%lo",
  "127.0.0.1, 127.0.0.1, 127.0.0.1",
  'for="[2001:db8::1]";proto=https;host=evil.test',
  "DELETE",
  "/api/admin/users",
  "cross-site",
  "prefetch",
  "Basic Og==",
  "t=0,v1=0",
  "Thu, 99 Xxx 9999 99:99:99 GMT",
] as const;

/** Known values of each header for one call, which differ from call to call, and generated ones. */
const KNOWN = 3;
const GENERATED = 4;

const withOneHeader = (call: ContractCall, name: string, value: string): Attack =>
  createAttack("headers", call, `${name}: ${show(value)}`, (plain) => ({
    headers: withHeader(plain.headers, name, value),
    // The end of a chunked body, so that the server does not wait for one.
    body: name === "transfer-encoding" ? "0\r\n\r\n" : plain.body,
  }));

/** What a cookie can hold instead, given what it holds. */
const COOKIE_VARIANTS: ((value: string) => string)[] = [
  () => "",
  () => "__proto__",
  () => "%00",
  () => "%E0%A4%A",
  () => "s%3A.x",
  () => "\x80\xff\0",
  () => "x".repeat(17_000),
  () => '"; Path=/; Domain=evil.test',
  (value) => value.slice(0, -1),
  (value) => value.toUpperCase(),
  (value) => `${value}.`,
  (value) => decodeURIComponent(value).split(".").toReversed().join("."),
  (value) => `${value}; ${value}`,
];

/** Cookies that every attacker holds. */
const COOKIES = [
  "cosmic_session",
  "cosmic_operator",
  "cosmic_device",
  "cosmic_claim",
  "cosmic_google",
];

const withOneCookie = (call: ContractCall, prefix: string, index: number): Attack =>
  createAttack("cookies", call, `${prefix} as variant ${index}`, ({ headers }, attacker) => {
    const change = COOKIE_VARIANTS[index] ?? String;
    const cookies = [...attacker.cookies].map(([name, value]) =>
      name.startsWith(prefix) ? `${name}=${change(value)}` : `${name}=${value}`,
    );
    return { headers: withHeader(headers, "cookie", cookies.join("; ")) };
  });

/** Hostile headers and cookies of a call; from seed to seed a header gets other values. */
export function headerAttacks(call: ContractCall, seed: number): Attack[] {
  const headers = [...NAMES, ...FRAMING_NAMES].flatMap((name, at) => {
    const known = Array.from(
      { length: KNOWN },
      (_, turn) => VALUES[(seed + turn + at * 7) % VALUES.length] ?? "",
    );
    const generated = FRAMING_NAMES.includes(name) ? [] : sampleTexts(GENERATED, seed + at);
    return [...known, ...generated].map((value) => withOneHeader(call, name, value));
  });
  const cookies = COOKIES.flatMap((name) =>
    COOKIE_VARIANTS.map((_, variant) => withOneCookie(call, name, variant)),
  );
  return [...headers, ...cookies];
}
