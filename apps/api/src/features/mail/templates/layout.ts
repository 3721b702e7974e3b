import { PRODUCT_NAME } from "@cosmic/domain";
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import { LOOK } from "./look.ts";

/** Values that every email may use. */
export interface EmailContext {
  /** The full address of a path of the public site. */
  link: (path: string) => string;
  /** The same of the operator's panel. */
  panelLink: (path: string) => string;
  /** When the event that the email describes happened. */
  at: Date;
  /** When a link to set a password, created at that time, expires. */
  resetEndsAt: Date;
}

/** The content of an email. */
export interface EmailContent {
  /** Words of the product: nothing that a person typed. */
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly ReactNode[];
  /** The one thing to do. With `isSpelledOut` its address is also shown, to be copied. */
  action?: { label: string; href: string; isSpelledOut?: boolean };
  /** Below the rule: what to do if this email is unexpected. */
  aside?: ReactNode;
  /** It goes to operators, who need not have an account on the site. */
  isForOperators?: boolean;
}

/** A link inside a sentence. */
export const inlineLink = (label: string, href: string): ReactElement =>
  h(Link, { href, style: LOOK.link }, label);

/** Words and links, one after the other, as one sentence. */
export const sentence = (...parts: ReactNode[]): ReactNode => h("span", null, ...parts);

function renderAction({ label, href, isSpelledOut = false }: NonNullable<EmailContent["action"]>) {
  const button = h(
    Section,
    { key: "action", style: LOOK.action },
    h(Button, { href, style: LOOK.button }, label),
  );
  if (!isSpelledOut) return [button];
  const spare = h(
    Text,
    { key: "spare", style: LOOK.spare, "data-skip-in-text": true } as object,
    "If the button does nothing, copy this address into your browser:",
    h("br"),
    inlineLink(href, href),
  );
  return [button, spare];
}

function renderAside(aside: ReactNode) {
  return [
    h(Hr, { key: "rule", style: LOOK.rule }),
    h(Text, { key: "aside", style: LOOK.aside }, aside),
  ];
}

/** The whole email: header, body, footer. */
export function renderLayout(
  content: EmailContent,
  { link }: Pick<EmailContext, "link">,
): ReactElement {
  const { preview, heading, paragraphs, action, aside, isForOperators = false } = content;
  const home = link("/");
  return h(
    Html,
    { lang: "en" },
    h(
      Head,
      null,
      h("title", null, content.subject),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light only" }),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { style: LOOK.body },
      h(
        Container,
        { style: LOOK.sheet },
        h(
          Text,
          { style: LOOK.masthead, "data-skip-in-text": true } as object,
          h(Link, { href: home, style: LOOK.mastheadLink }, PRODUCT_NAME),
        ),
        h(
          Section,
          { style: LOOK.page },
          h(Heading, { as: "h1", style: LOOK.heading }, heading),
          ...paragraphs.map((words, index) => h(Text, { key: index, style: LOOK.text }, words)),
          ...(action ? renderAction(action) : []),
          ...(aside ? renderAside(aside) : []),
        ),
        h(
          Text,
          { style: LOOK.foot },
          inlineLink(PRODUCT_NAME, home),
          isForOperators
            ? " wrote to you because this is the address of one of its operators. "
            : " wrote to you because an account there uses, or used, this address. ",
          inlineLink("Privacy", link("/privacy")),
        ),
      ),
    ),
  );
}
