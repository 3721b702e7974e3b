import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../../test/hostile-values.ts";
import type { Mail } from "./mail.ts";
import { renderMail } from "./render-mail.ts";
import { SAMPLE_MAILS } from "./sample-mails.ts";
import { greetingName } from "./templates/wording.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const WEB_URL = "https://cosmic.blue";
const PANEL_URL = "https://panel.cosmic.blue";
const AT = new Date("2026-11-21T15:04:00Z");

const write = (mail: Mail) =>
  renderMail(mail, {
    queuedAt: AT,
    config: {
      sites: { webUrl: WEB_URL, adminUrl: PANEL_URL, webPort: 0, adminPort: 0, secure: true },
      resetLinkLifetime: 3_600,
    },
  });

/** The library writes the doctype of XHTML, on purpose: mail programs fall out of standards mode without it. */
const EXPECTED_ERRORS = ["non-conforming-doctype"];

function listElements(html: string): { elements: Element[]; errors: string[] } {
  const errors: string[] = [];
  const elements: Element[] = [];
  const walk = (node: Node) => {
    if ("tagName" in node) elements.push(node);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html, { onParseError: ({ code }) => errors.push(code) }));
  return { elements, errors: errors.filter((code) => !EXPECTED_ERRORS.includes(code)) };
}

const listAttributes = (elements: Element[], name: string) =>
  elements.flatMap(({ attrs }) => attrs.filter((attr) => attr.name === name)).map((a) => a.value);

/** Only operators get emails that link to their panel. */
const isOfOurs = (address: string, { template }: Mail) =>
  address.startsWith(`${WEB_URL}/`) ||
  (template === "alert" && address.startsWith(`${PANEL_URL}/`));

const getShape = (elements: Element[]) => elements.map(({ tagName, attrs }) => [tagName, attrs]);

const getText = (node: Node): string => {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(getText).join("") : "";
};

describe("alert email", () => {
  const alert = { template: "alert", to: "op@panel.test", description: "Forty failed." } as const;
  const getSubject = async (title: string) => (await write({ ...alert, title })).subject;

  it("names the alert in its subject", async () => {
    expect(await getSubject("Sign-ins are failing")).toBe("Alert: Sign-ins are failing");
  });

  it("is written to operators, who need no account of the site", async () => {
    const { html, text } = await write({ ...alert, title: "Sign-ins are failing" });
    for (const content of [html, text.replaceAll(/\s+/g, " ")]) {
      expect(content).toContain("the address of one of its operators");
      expect(content).not.toContain("an account there uses");
    }
  });

  it("has a subject of one line of sane length, whatever the title", async () => {
    expect(await getSubject("Bad\r\nBcc: all@x.test\u2028end")).toBe(
      "Alert: Bad Bcc: all@x.test end",
    );
    const long = await getSubject(`${"word ".repeat(30)}😀`);
    expect(Array.from(long).length).toBeLessThanOrEqual(90);
    expect(long.endsWith("word…")).toBe(true);
  });
});

describe.each(SAMPLE_MAILS)("email $template", (mail) => {
  it("is well-formed, loads nothing and links only to this site", async () => {
    const { html } = await write(mail);
    const { elements, errors } = listElements(html);
    expect(errors).toEqual([]);
    const tags = new Set(elements.map(({ tagName }) => tagName));
    for (const tag of ["img", "script", "style", "link", "iframe", "form", "object", "svg"]) {
      expect(tags).not.toContain(tag);
    }
    expect(listAttributes(elements, "src")).toEqual([]);
    expect(listAttributes(elements, "background")).toEqual([]);
    expect(listAttributes(elements, "style").join(" ")).not.toMatch(/url\(/);
    const links = listAttributes(elements, "href");
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !isOfOurs(link, mail))).toEqual([]);
  });

  it("has the same text as plain text, with every link", async () => {
    const { html, text, subject } = await write(mail);
    const { elements } = listElements(html);
    const heading = elements.find(({ tagName }) => tagName === "h1");
    expect(heading && text).toMatch(new RegExp(`^${heading ? getText(heading) : "-"}\n`));
    for (const link of listAttributes(elements, "href")) expect(text).toContain(`<${link}>`);
    const addresses = [...text.matchAll(/https?:[^\s>]+/g)].map(([address]) => address);
    expect(addresses.filter((address) => !isOfOurs(address, mail))).toEqual([]);
    expect(subject).toMatch(/^(?:Alert: )?[A-Z][A-Za-z -]+$/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

describe("email", () => {
  it("contains the token in its link and states when it expires", async () => {
    const token = "q7Vd0mKx2Rzt9LwBn4sYf8HcGj6PuEaT_-q7Vd0mKx2";
    const { html, text } = await write({
      template: "password-reset",
      to: "ada@cosmic.test",
      token,
    });
    const link = `${WEB_URL}/reset-password?token=${token}`;
    expect(listAttributes(listElements(html).elements, "href")).toContain(link);
    expect(text).toContain(`<${link}>`);
    expect(text).toContain("until November 21, 2026 at 16:04 UTC");
  });

  it("spells email as the pages do", async () => {
    const { text } = await write({
      template: "sign-in-method-added",
      to: "ada@cosmic.test",
      method: "password",
      passwordRemoved: false,
    });
    expect(text.replace(/\s+/g, " ")).toContain("email and password");
  });

  it("states what was paid, and how to get a refund while that is possible", async () => {
    const paid = {
      template: "receipt",
      to: "a@cosmic.test",
      cents: 999,
      purchaseId: "7d3f0c52-8a41-4e6b-9c7f-2b1a5d0e9f34",
      paidAt: "2026-11-21T15:04:05.999Z",
      refundableUntil: "2026-12-05T15:04:05.999Z",
    } as const;
    const text = (await write(paid)).text.replace(/\s+/g, " ");
    for (const words of ["$9.99", "November 21, 2026", "lifetime access", paid.purchaseId]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("refund until December 5, 2026");
    expect(text).toContain("lose the right to withdraw");
    const final = (await write({ ...paid, refundableUntil: null })).text;
    expect(final).not.toContain("refund until");
    expect(final).toContain("support");
  });

  it("states whether access ends with a refund", async () => {
    const mail = {
      template: "refunded",
      to: "a@cosmic.test",
      cents: 500,
      purchaseId: "7d3f0c52-8a41-4e6b-9c7f-2b1a5d0e9f34",
      hasAccess: true,
    } as const;
    expect((await write(mail)).text).toContain("$5.00");
    expect((await write(mail)).text).toContain("access stays");
    expect((await write({ ...mail, hasAccess: false })).text).toContain("access has ended");
  });

  it("states that an unverified password was removed", async () => {
    const mail = {
      template: "sign-in-method-added",
      to: "a@cosmic.test",
      method: "google",
    } as const;
    expect((await write(mail)).text).toContain("The way you signed in before still works.");
    expect((await write({ ...mail, passwordRemoved: true })).text).toContain(
      "password has been removed",
    );
  });

  it.each([...HOSTILE_TEXTS, '<b style="x">Ada</b>', "Ada</h1><a href=//evil.test>"])(
    "keeps %j text wherever it is printed",
    async (hostile) => {
      const usual = listElements((await write({ template: "welcome", to: "a@cosmic.test" })).html);
      const mail = {
        template: "welcome",
        to: `${hostile}@cosmic.test`,
        firstName: hostile,
      } as const;
      const { html, subject } = await write(mail);
      const { elements } = listElements(html);
      expect(getShape(elements)).toEqual(getShape(usual.elements));
      expect(subject).toBe("Welcome to Cosmic Blueprint");
    },
  );
});

describe("greeting name", () => {
  it.each(["Ada", " Zoë ", "Anne-Marie", "O’Neill", "Mary Ann", "Ольга", "光子"])(
    "is %j",
    (name) => {
      expect(greetingName(name)).toBe(name.trim());
    },
  );

  it.each([
    null,
    undefined,
    "",
    "  ",
    "Claim your prize at evil.test",
    "http://evil.test",
    "evil.test",
    "a@b.test",
    "You won 500",
    "Ada\nBcc",
    "<b>",
    "x".repeat(41),
  ])("is left out when it is %j", (text) => {
    expect(greetingName(text)).toBeNull();
  });
});
