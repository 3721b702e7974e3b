import { escapeHtml, testPage } from "@cosmic/local-services/test-page";
import type { LineItem, Session } from "../objects/types.ts";

const LABEL = "In place of Stripe";

/** 999, "usd" -> "$9.99" */
export function formatPrice(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

const STYLE = `
  .mode { display: inline-block; margin: 0 0 1rem; padding: .15rem .6rem; font: 600 .75rem/1.6 var(--sans); letter-spacing: .1em; color: var(--paper); background: var(--brass); }
  .bill { margin: 0 0 1.5rem; border-top: 1px solid var(--rule); font: 1rem/1.5 var(--sans); }
  .bill div { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; border-bottom: 1px solid var(--rule); }
  .bill dt { overflow-wrap: anywhere; } .bill dd { margin: 0; font-variant-numeric: tabular-nums; }
  .total { font-weight: 600; }
  .go { width: 100%; margin: 0 0 1.5rem; min-height: 3rem; font-size: 1.0625rem; }
  .ways { padding: .25rem 0 .75rem; } .ways .hint { margin: .35rem 0 1.1rem; } .ways .hint:last-child { margin-bottom: 0; }
  .note { font: .875rem/1.5 var(--sans); }
  .back { margin: 0; font: .9375rem/1.5 var(--sans); } .back a { display: inline-block; padding: .6rem 0; color: var(--ink); text-underline-offset: .2em; }
`;

const page = (title: string, content: string) =>
  testPage({
    label: LABEL,
    title,
    content: `<p class="mode">TEST MODE</p>\n${content}`,
    style: STYLE,
  });

const renderLink = (address: string | null, words: string) =>
  address === null
    ? ""
    : `<p class="back"><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`;

const lineRow = ({ description, quantity, amount_total: amount, currency }: LineItem) =>
  `<div><dt>${escapeHtml(description ?? "")}${quantity === 1 ? "" : ` × ${quantity}`}</dt><dd>${formatPrice(amount, currency)}</dd></div>`;

export interface PaymentPage {
  session: Session;
  lines: readonly LineItem[];
  /** Seconds until an asynchronous payment settles. */
  settleAfter: number;
  /** Shown above the buttons. */
  complaint: string | null;
}

/** The payment page of an open session. */
export function paymentPage({ session, lines, settleAfter, complaint }: PaymentPage): string {
  const total = formatPrice(session.amount_total ?? 0, session.currency ?? "usd");
  const wrong =
    complaint === null ? "" : `<p class="wrong" role="alert">${escapeHtml(complaint)}</p>`;
  const note = session.custom_text.submit?.message ?? null;
  const email =
    session.customer_email === null
      ? `<label for="email">Email address</label>
  <input id="email" name="email" type="email" autocomplete="email">`
      : `<p>The receipt will be sent to ${escapeHtml(session.customer_email)}.</p>`;
  return page(
    `Test payment of ${total}, in place of Stripe`,
    `<h1>Pay ${total}</h1>
<p>This page replaces Stripe on this machine. It asks for no card, and no money moves.</p>
<dl class="bill">
${lines.map(lineRow).join("\n")}
<div class="total"><dt>Total due</dt><dd>${total}</dd></div>
</dl>
${wrong}
<form method="post" novalidate>
  ${email}
  ${note === null ? "" : `<p class="note">${escapeHtml(note)}</p>`}
  <button class="go" type="submit" name="choice" value="pay">Pay ${total}</button>
  <details open>
    <summary>Other outcomes</summary>
    <div class="ways">
      <button class="stop" type="submit" name="choice" value="decline">Card is declined</button>
      <p class="hint">The bank declines the card; you can try again.</p>
      <button class="stop" type="submit" name="choice" value="later">Pay later</button>
      <p class="hint">The order completes at once; the payment succeeds after about ${settleAfter} seconds.</p>
      <button class="stop" type="submit" name="choice" value="later-fails">Pay later, and it fails</button>
      <p class="hint">The order completes at once; the payment fails after about ${settleAfter} seconds.</p>
      <label for="card">Card</label>
      <input id="card" name="card" type="text" autocomplete="off" maxlength="40">
      <p class="hint">Any word: the same word is the same card, in whichever account. Empty, each buyer has a card of their own.</p>
    </div>
  </details>
</form>
${renderLink(session.cancel_url, "Cancel and go back")}`,
  );
}

/** The page of a completed or expired session. */
export function closedPage(session: Session, returnUrl: string | null): string {
  if (session.status === "complete") {
    const money =
      session.payment_status === "paid" ? "It has been paid." : "The payment is processing.";
    return page(
      "Order complete",
      `<h1>This order is complete</h1>
<p>${money} You cannot pay again here.</p>
${renderLink(returnUrl, "Continue")}`,
    );
  }
  return page(
    "Payment session expired",
    `<h1>This payment session has expired</h1>
<p>Nothing has been paid. Go back and start again.</p>
${renderLink(session.cancel_url, "Go back")}`,
  );
}

export const unknownPage = (): string =>
  page(
    "Payment session not found",
    `<h1>Payment session not found</h1>
<p>The address is incomplete, or the session belongs to an earlier run of this stand-in.</p>`,
  );
