import type { ContractCall } from "@cosmic/api/testing/contract-calls";
import type { Attack } from "./attacks.ts";
import { withHeader } from "./requests.ts";

/** Headers that something on the way, or the API itself, reads. */
const NAMES = [
  "host",
  "origin",
  "referer",
  "cookie",
  "authorization",
  "accept",
  "accept-encoding",
  "accept-language",
  "user-agent",
  "content-length",
  "transfer-encoding",
  "content-encoding",
  "expect",
  "connection",
  "upgrade",
  "range",
  "if-none-match",
  "if-modified-since",
  "te",
  "trailer",
  "via",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "x-original-url",
  "x-rewrite-url",
  "x-http-method-override",
  "x-request-id",
  "sec-fetch-site",
  "sec-fetch-mode",
  "sec-fetch-dest",
  "sec-purpose",
  "stripe-signature",
  "idempotency-key",
  "__proto__",
  "constructor",
] as const;

const VALUES = [
  "",
  " ",
  "null",
  "0",
  "-1",
  "999999999999999999999",
  "\0",
  "\u0001\u007f",
  "\x80\xff",
  "é😀\u202e",
  "a\rb",
  "x\r\nX-Injected: 1",
  "x\r\nSet-Cookie: injected=1",
  "x\n y",
  "\t\t",
  ";;;,,,===",
  '"""',
  "%00%0d%0a",
  "__proto__",
  "*",
  "*/*;q=99999",
  "a".repeat(8_000),
  "a".repeat(17_000),
  ",".repeat(4_000),
  "(".repeat(4_000),
  "gzip, br;q=1.0, *;q=0",
  "bytes=0-0,1-1,2-2,3-3,-1",
  "bytes=-9999999999999999",
  "chunked",
  "chunked, chunked",
  "identity",
  "100-continue",
  "nonsense",
  "close",
  "upgrade, keep-alive",
  "h2c",
  "websocket",
  "evil.test",
  "https://evil.test",
  "http://app.attack.test.evil.test",
  "http://app.attack.test@evil.test",
  "HTTP://APP.ATTACK.TEST",
  "http://app.attack.test:80",
  "http://app.attack.test/",
  "app.attack.test:99999",
  "admin.attack.test",
  "[::1]",
  "::ffff:127.0.0.1%lo",
  "127.0.0.1, 127.0.0.1, 127.0.0.1",
  'for="[2001:db8::1]";proto=https;host=evil.test',
  "DELETE",
  "/api/admin/users",
  "cross-site",
  "same-site",
  "prefetch",
  "Bearer null",
  "Basic Og==",
  "t=0,v1=0",
  "' or 1=1--",
  "<script>alert(1)</script>",
  "${jndi:ldap://127.0.0.1:1/a}",
  "() { :;}; sleep 10",
  "Thu, 99 Xxx 9999 99:99:99 GMT",
] as const;

/** Values of each header for one call; from call to call they are others. */
const VALUES_AT_ONCE = 5;

const show = (text: string) =>
  text.length > 60
    ? `${JSON.stringify(text.slice(0, 40))}... (${text.length})`
    : JSON.stringify(text);

const withOneHeader = (call: ContractCall, name: string, value: string): Attack => ({
  target: "headers",
  call,
  what: `${name}: ${show(value)}`,
  build: (person) => {
    const request = person.plainRequest(call);
    const headers = withHeader(request.headers, name, value);
    // The end of a chunked body, so that nobody waits for one.
    return name === "transfer-encoding"
      ? { ...request, headers, body: "0\r\n\r\n" }
      : { ...request, headers };
  },
});

/** What a cookie can hold instead, given what it holds. */
const COOKIE_VALUES: ((value: string) => string)[] = [
  () => "",
  () => "__proto__",
  () => "%00",
  () => "%E0%A4%A",
  () => "j:{}",
  () => "s%3A.x",
  () => ".",
  () => "\x80\xff\0",
  () => "x".repeat(4_000),
  () => "x".repeat(17_000),
  () => '"; Path=/; Domain=evil.test',
  () => "a.b.c.d.e",
  (value) => value.slice(0, -1),
  (value) => value.toUpperCase(),
  (value) => `${value}.`,
  (value) => decodeURIComponent(value).split(".").toReversed().join("."),
  (value) => `${value}; ${value}`,
];

/** Cookies that every browser of the attack holds. */
const COOKIES = ["cosmic_session", "cosmic_operator", "cosmic_claim", "cosmic_google"] as const;

const withOneCookie = (call: ContractCall, prefix: string, index: number): Attack => ({
  target: "cookies",
  call,
  what: `${prefix} as variant ${index}`,
  build: (person) => {
    const request = person.plainRequest(call);
    const change = COOKIE_VALUES[index] ?? String;
    const cookies = [...person.cookies].map(([name, value]) =>
      name.startsWith(prefix) ? `${name}=${change(value)}` : `${name}=${value}`,
    );
    return { ...request, headers: withHeader(request.headers, "cookie", cookies.join("; ")) };
  },
});

/** Hostile headers and cookies of a call. `index` has each call get other values of the headers. */
export function headerAttacks(call: ContractCall, index: number): Attack[] {
  const headers = NAMES.flatMap((name, at) =>
    Array.from({ length: VALUES_AT_ONCE }, (_, turn) => {
      const value = VALUES[(index * VALUES_AT_ONCE + turn + at * 7) % VALUES.length] ?? "";
      return withOneHeader(call, name, value);
    }),
  );
  const cookies = COOKIES.flatMap((name) =>
    COOKIE_VALUES.map((_, variant) => withOneCookie(call, name, variant)),
  );
  return [...headers, ...cookies];
}
