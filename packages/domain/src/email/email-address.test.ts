import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  canonicalEmail,
  isSimpleEmail,
  MAX_EMAIL_LENGTH,
  parseEmail,
  parseNewEmail,
  toPersonalAddress,
} from "./email-address.ts";

const ofLength = (length: number) => `${"a".repeat(length - 7)}@x.test`;
const KELVIN_SIGN = "\u212A";

describe("isSimpleEmail", () => {
  it.each([
    "mike@x.test",
    "first.last+tag@mail.example.co",
    "o'brien@x.test",
    "mıke@x.test",
    "用户@例え.テスト",
    "a@b.c",
    "A_B-c=d@x-y.test",
  ])("accepts %s", (text) => {
    expect(isSimpleEmail(text)).toBe(true);
  });

  it.each([
    "",
    "mike",
    "mike@",
    "@x.test",
    "mike@localhost",
    "mike@x.",
    "mike@.test",
    "mike@x..test",
    "mi ke@x.test",
    " mike@x.test",
    "mike@x.test ",
    "mike@x .test",
    "a@b@x.test",
    "a@x.test\r\nBcc:v@x.test",
    "a@x.test\n",
    "a\0@x.test",
    "a\u00A0b@x.test",
    "a\u200Bb@x.test",
    "a\u202Eb@x.test",
    "\uD800@x.test",
    "a,b@x.test",
    "Mike <mike@x.test>",
    '"a"@x.test',
    "a;b@x.test",
    "group:a@x.test",
    "a\\b@x.test",
    "a(comment)@x.test",
  ])("refuses %j", (text) => {
    expect(isSimpleEmail(text)).toBe(false);
  });

  it("accepts 254 characters and refuses 255", () => {
    expect(isSimpleEmail(ofLength(MAX_EMAIL_LENGTH))).toBe(true);
    expect(isSimpleEmail(ofLength(MAX_EMAIL_LENGTH + 1))).toBe(false);
    expect(isSimpleEmail(`a@${"a.".repeat(50_000)}`)).toBe(false);
  });
});

describe("canonicalEmail", () => {
  it("trims and lower-cases ASCII letters", () => {
    expect(canonicalEmail("  Mike@X.Test\t")).toBe("mike@x.test");
  });

  it("never turns a look-alike into the address it looks like", () => {
    expect(canonicalEmail(`Mi${KELVIN_SIGN}e@x.test`)).toBe(`mi${KELVIN_SIGN}e@x.test`);
    expect(canonicalEmail("mİke@x.test")).toBe("mİke@x.test");
    expect(canonicalEmail("mıke@x.test")).toBe("mıke@x.test");
    expect(canonicalEmail("ÄB@x.test")).toBe("Äb@x.test");
  });

  it("changes nothing when applied twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(canonicalEmail(canonicalEmail(text))).toBe(canonicalEmail(text));
      }),
    );
  });
});

describe("parseEmail", () => {
  it("gives the canonical address", () => {
    expect(parseEmail(" Mike@X.test ")).toBe("mike@x.test");
  });

  it.each([
    ["a@x.test\r\n"],
    ["\ta@x.test"],
    ["not an address"],
    [""],
    [null],
    [1],
    [["a@x.test"]],
    [{ email: "a@x.test" }],
  ])("gives null for %j", (value) => {
    expect(parseEmail(value)).toBeNull();
  });

  it("finds every ordinary address, whatever its case and the spaces around it", () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: "small" }), fc.boolean(), (address, shout) => {
        const typed = ` ${shout ? address.toUpperCase() : address} `;
        expect(parseEmail(typed)).toBe(address.toLowerCase());
      }),
    );
  });
});

describe("toPersonalAddress", () => {
  it.each([
    ["Ann.Example+quiz@GoogleMail.com", "annexample@gmail.com"],
    ["annexample@gmail.com", "annexample@gmail.com"],
    ["ann.example+quiz@x.test", "ann.example@x.test"],
  ])("gives %j and its other spellings one form", (email, one) => {
    expect(toPersonalAddress(email)).toBe(one);
  });
});

describe("parseNewEmail", () => {
  it.each(["changed-1@restored.invalid", " Changed-1@Restored.INVALID "])(
    "gives null for %j, which only a restore may give",
    (text) => {
      expect(parseEmail(text)).toBe("changed-1@restored.invalid");
      expect(parseNewEmail(text)).toBeNull();
    },
  );

  it.each([
    [" Mike@X.test ", "mike@x.test"],
    ["restored.invalid@x.test", "restored.invalid@x.test"],
    ["a@unrestored.invalid", "a@unrestored.invalid"],
    ["not an address", null],
  ])("decides as parseEmail on %j", (text, email) => {
    expect(parseNewEmail(text)).toBe(email);
  });
});
