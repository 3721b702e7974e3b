import type { IncomingMessage, ServerResponse } from "node:http";
import { PAGE_HEADERS } from "@cosmic/local-services/test-page";
import { PAYMENT_CHOICES, type PaymentChoice, paySession } from "../actions/payments.ts";
import type { Journal } from "../ledger/journal.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { DECLINED } from "../objects/charge-object.ts";
import type { Session } from "../objects/types.ts";
import { closedPage, paymentPage, unknownPage } from "./view.ts";

export interface HostedPageOptions {
  ledger: Ledger;
  journal: Journal;
  settleAfter: number;
}

const ADDRESS = /^\/c\/pay\/(cs_[A-Za-z0-9_]+)$/;

/** The URL after paying, with the session id filled into its template. */
export const getReturnUrl = ({ success_url: url, id }: Session): string | null =>
  url?.replaceAll("{CHECKOUT_SESSION_ID}", id) ?? null;

const isChoice = (text: string | null): text is PaymentChoice =>
  PAYMENT_CHOICES.some((choice) => choice === text);

const show = (response: ServerResponse, status: number, page: string) =>
  void response.writeHead(status, PAGE_HEADERS).end(page);

/** The hosted payment page and its buttons. */
export function createHostedPage({ ledger, journal, settleAfter }: HostedPageOptions) {
  function press(response: ServerResponse, session: Session, form: URLSearchParams): void {
    const { id: sessionId } = session;
    const choice = form.get("choice");
    const record = (status: number) =>
      journal.add({ kind: "page", sessionId, choice: choice ?? "", status });
    const lines = ledger.records.lineItems.get(sessionId) ?? [];
    const showAgain = (complaint: string) => {
      record(400);
      show(response, 400, paymentPage({ session, lines, settleAfter, complaint }));
    };
    if (session.status === "expired") {
      record(400);
      return show(response, 400, closedPage(session, null));
    }
    const returnUrl = getReturnUrl(session);
    if (session.status === "open") {
      if (!isChoice(choice)) return showAgain("Please choose a payment option.");
      const email = form.get("email");
      const card = form.get("card")?.trim() || null;
      paySession(ledger, session, choice, {
        email: email === "" ? null : email,
        card,
        settleAfter,
      });
      if (choice === "decline") return showAgain(`${DECLINED.message} Nothing was charged.`);
    }
    record(303);
    response.writeHead(303, { location: returnUrl ?? "/", "cache-control": "no-store" }).end();
  }

  /** @returns whether the path belongs to the page */
  return function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): boolean {
    const match = ADDRESS.exec(url.pathname);
    if (!match) return false;
    const session = ledger.records.sessions.get(match[1] ?? "");
    if (!session) show(response, 404, unknownPage());
    else if (request.method === "POST") press(response, session, new URLSearchParams(body));
    else if (session.status === "open") {
      const lines = ledger.records.lineItems.get(session.id) ?? [];
      show(response, 200, paymentPage({ session, lines, settleAfter, complaint: null }));
    } else show(response, 200, closedPage(session, getReturnUrl(session)));
    return true;
  };
}
