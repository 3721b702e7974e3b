import { HOSTILE_TEXTS } from "@cosmic/api/testing/hostile-values";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** One text for each code point, with letters around it. */
const around = (codes: readonly number[]) => codes.map((code) => `a${String.fromCodePoint(code)}b`);

const everyPair = (left: readonly string[], right: readonly string[]) =>
  left.flatMap((a) => right.map((b) => a + b));

/** C0 and C1 controls and DEL, each between letters and one alone. */
const controls = [
  ...around([...range(0x00, 0x1f), 0x7f, 0x80, 0x85, 0x9b, 0x9f]),
  "\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
];

/** Spaces that are none, joiners, marks of direction, tags, specials and noncharacters. */
const invisible = around([
  0xa0,
  0xad,
  0x34f,
  0x61c,
  0x1680,
  0x180e,
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202f),
  ...range(0x2060, 0x206f),
  0x3000,
  0xfeff,
  ...range(0xfff9, 0xffff),
  0x1d173,
  0xe0001,
  0xe007f,
  0xf0000,
  0x10ffff,
]);

const surrogates = [
  "\ud800",
  "\udfff",
  "\udc00\ud800",
  "\ud83d",
  "x\ud83d",
  "\ude00x",
  "\ud83d\ud83d\ude00",
];

const emoji = [
  "👨🏿‍❤️‍💋‍👨🏻",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "1️⃣#️⃣",
  "🇺🇳🇪",
  "\ufe0f\u200d\ufe0f",
  "🫠".repeat(100),
  `👩${"\u200d👩".repeat(500)}`,
];

const scripts = [
  "ẞßſsS",
  "ıİiIi̇",
  "\u212a\u212b\u03c9",
  "ﬀﬁﬂﬃﬄﬅﬆ",
  "ΑΒΓ αβγς",
  "Ω≈ç√∫˜µ≤≥÷",
  "בְּרֵאשִׁית, בָּרָא",
  "هَٰذَا نَصٌّ عَرَبِيٌّ",
  "ｆｕｌｌ　ｗｉｄｔｈ",
  "田中さんにあげて下さい",
  "𠜎𠜱𠝹𠱓",
  "ก็็็็็็็็็็็็็็็็",
  "e\u0301 e\u0301\u0327",
  `a${"\u0300\u0316".repeat(400)}`,
];

const numbers = [
  "0",
  "-0",
  "+1",
  "00",
  "1.0",
  "1e1",
  ".5",
  "1_000",
  "1,000",
  "0b11",
  "0o17",
  "١٢٣",
  "½",
  "Infinity",
  "-Infinity",
  "2147483647",
  "-2147483649",
  "9007199254740993",
  "9223372036854775807",
  "-9223372036854775809",
  "18446744073709551616",
  "4.9e-324",
  "1.7976931348623159e308",
  "9".repeat(400),
];

const dates = [
  "1900-02-29",
  "2000-02-30",
  "1899-12-31",
  "2999-01-01",
  "2023-2-3",
  " 1990-01-01 ",
  "1990-01-01\n",
  "1990/01/01",
  "-1990-01-01",
  "１９９０-01-01",
  "1582-10-10",
  "24:00",
  "23:60",
  "12:30:60",
  "+99:99",
  "-00:00",
  "+14:01",
];

const sql = [
  ...everyPair(
    ["'", '"', "\\'", "')", "' ", "%27", "\u02bc", "$$"],
    [" or 1=1--", "; select pg_sleep(10)--", " union select null--", "||pg_sleep(10)||'"],
  ),
  "%",
  "_",
  "\\",
  "E'\\x00'",
  "$1::int",
  "{1,2}",
  "(1,2)",
  "NULL::text[]",
  "'::jsonb",
  "x' AND 1=CAST((SELECT version()) AS int)--",
  '{"$where":"sleep(10000)"}',
  "*)(uid=*))(|(uid=*",
];

const markup = [
  ...everyPair(
    ["<img src=x ", "<svg ", "</script><svg ", '"><a '],
    ["onerror=alert(1)>", "onload=alert(1)>", "href=javascript:alert(1)>"],
  ),
  "<!--<script>",
  "<![CDATA[",
  "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><x>&e;</x>",
  "&lt;script&gt;",
  "&#0;&#x110000;",
  "</title></textarea></style>",
  "<style>@import'//evil.test'</style>",
  "[x](javascript:alert(1))",
  "![x](https://evil.test/x.png)",
];

const paths = everyPair(
  ["../", "..\\", "..%2f", "..%5c", "%2e%2e%2f", "..%252f", "..%c0%af", "....//", "/./"],
  ["../../etc/passwd", ".env", "api/admin/users"],
);

const templates = [
  "{{7*7}}",
  "${7*7}",
  "<%= 7*7 %>",
  "#{7*7}",
  "*{7*7}",
  "@(7*7)",
  "[[7*7]]",
  "{%print 7%}",
  "${jndi:ldap://127.0.0.1:1/a}",
  "{{constructor.constructor('return 1')()}}",
];

const shell = [
  "; sleep 10",
  "| sleep 10",
  "&& sleep 10",
  "`sleep 10`",
  "$(sleep 10)",
  "\nsleep 10\n",
  "-rf /",
  "--help",
  "NUL",
  "CON",
  "aux.txt",
];

const formats = [
  "%s%s%s%s%n",
  "%p",
  "%99999999s",
  "%0a%0d",
  "%u0000",
  "\\u0000",
  "\\x00",
  "\\",
  "\\\\",
  "&#10;",
  "=0D=0A",
];

const prototypes = [
  "prototype",
  "valueOf",
  "__defineGetter__",
  "__lookupSetter__",
  "then",
  "toJSON",
  "length",
  "0",
  "constructor.prototype.x",
  "__proto__[x]",
];

const emails = [
  "a@b",
  "@x.test",
  "a@",
  "a b@x.test",
  "a@x.test,b@x.test",
  "<a@x.test>",
  '"a b"@x.test',
  "a@[127.0.0.1]",
  "a@x..test",
  "a+b@x.test",
  "mı@x.test",
  "mi\u212ae@x.test",
  "a@\u0435xample.test",
  "a@x.test\0",
  "a@x.test\nBcc: v@x.test",
  `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(60)}.test`,
  `${"a".repeat(250)}@x.test`,
];

const addresses = [
  "file:///etc/passwd",
  "gopher://127.0.0.1:5432/_x",
  "http://[::1]:5432/",
  "http://0177.0.0.1/",
  "http://2130706433/",
  "http://evil.test@127.0.0.1/",
  "ftp://x",
  "blob:https://evil.test/x",
  "//[",
  "http://a".repeat(200),
];

/** Text that backtracking patterns take for ever over, and text just at usual limits. */
const long = [
  ...[100, 101, 200, 201, 254, 255, 256, 1_023, 1_024, 1_025, 2_048, 2_049, 4_096].map((length) =>
    "a".repeat(length),
  ),
  "é".repeat(512),
  "é".repeat(513),
  "😀".repeat(1_024),
  "a@".repeat(25_000),
  `${" ".repeat(50_000)}x`,
  "1-".repeat(20_000),
  `${"a-".repeat(20_000)}!`,
  `${"\t\n".repeat(10_000)}x`,
  "((((((((((((((((((((((((((((((((((((((((a+)+)+)+)+$",
  "%".repeat(10_000),
  "/".repeat(30_000),
];

const bytes = ["[]", "{}", '{"a":', '["x"]', "\\ud800", "\\", '"', '",', "//", "/*", "*/", "-->"];

/** Texts of every kind that has broken software before, each once. */
export const NAUGHTY_TEXTS: readonly string[] = [
  ...new Set([
    ...HOSTILE_TEXTS,
    ...controls,
    ...invisible,
    ...surrogates,
    ...emoji,
    ...scripts,
    ...numbers,
    ...dates,
    ...sql,
    ...markup,
    ...paths,
    ...templates,
    ...shell,
    ...formats,
    ...prototypes,
    ...emails,
    ...addresses,
    ...long,
    ...bytes,
  ]),
];
