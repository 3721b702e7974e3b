import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { createBuyer } from "@cosmic/tools-resilience/users/buyer";
import { quizAnswers } from "@cosmic/tools-resilience/users/traffic";
import { createUser, type User } from "@cosmic/tools-resilience/users/user";

/** A user who has an account and a report. */
export interface Traveler {
  user: User;
  slug: string;
}

/** Signs up, takes the quiz and reads the report. @throws when a step does not work */
export async function readReport(origin: string, name: string): Promise<Traveler> {
  const user = createUser({ name, origin });
  await user.signUp();
  const quiz = await user.ask({ path: "/api/mbti-quiz", body: { answers: quizAnswers(7) } });
  assert.equal(quiz.status, 200, "the quiz is stored");
  const slug = await user.makeBlueprint();
  assert.equal((await user.openReport(slug)).status, 200, "the report is shown");
  return { user, slug };
}

/** Whether the account and its report are there, in a new browser. */
export async function findsReport(origin: string, { user, slug }: Traveler): Promise<boolean> {
  const browser = createUser({ name: user.name, origin });
  const signedIn = await browser.signIn();
  return signedIn.status === 200 && (await browser.openReport(slug)).status === 200;
}

/** Waits for an email to an address, as Mailpit lists it. */
async function expectEmail(mailbox: string, address: string, subject: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { messages } = (await (await fetch(`${mailbox}/api/v1/messages`)).json()) as {
      messages: { Subject: string; To: { Address: string }[] }[];
    };
    const toThem = messages.filter(({ To }) => To.some((to) => to.Address === address));
    if (toThem.some(({ Subject }) => Subject === subject)) return;
    await pause(500);
  }
  throw new Error(`No email "${subject}" to ${address} arrived.`);
}

/** Signs in at the panel. @returns the status */
export async function signInAtPanel(origin: string, email: string, password: string) {
  const operator = createUser({ name: "operator", origin });
  const { status } = await operator.ask({ path: "/api/admin/login", body: { email, password } });
  assert.equal(status, 200, "the operator signs in");
  const { body } = await operator.ask({ path: "/api/admin/me" });
  return JSON.stringify(body);
}

export interface LocalSites {
  web: string;
  admin: string;
  mailbox: string;
}

/** All that a buyer does, with the stand-ins; then the panel with the password that `migrate` printed. */
export async function takeJourney(sites: LocalSites, printed: string): Promise<Traveler> {
  const traveler = await readReport(sites.web, "traveler");
  const { user, slug } = traveler;
  const buyer = createBuyer(user);
  const page = await buyer.openCheckout();
  assert.ok(page, "a checkout opens");
  await buyer.press(page, "pay");
  assert.ok(await buyer.comeBack(page), "the payment is confirmed");
  assert.equal((await buyer.listPurchases()).length, 1, "one purchase is listed");
  for (const [path, type] of [
    [`/api/profiles/${slug}/report.pdf`, "application/pdf"],
    [`/api/profiles/${slug}/calendar.ics`, "text/calendar"],
  ] as const) {
    // On a busy machine a PDF may be refused at first.
    const { status, headers } = await user.retry({ path });
    assert.equal(status, 200, path);
    assert.ok(headers.get("content-type")?.startsWith(type), `${path} is ${type}`);
  }
  await user.ask({ path: "/api/auth/forgot-password", body: { email: user.email } });
  await expectEmail(sites.mailbox, user.email, "Set a new password");
  const google = await user.ask({ path: "/api/auth/google" });
  assert.equal(google.status, 302, "Google's sign-in is led to");
  const email = /e-mail\s+(\S+)/.exec(printed)?.[1] ?? "";
  const password = /password\s+(\S+)/.exec(printed)?.[1] ?? "";
  await signInAtPanel(sites.admin, email, password);
  return traveler;
}
