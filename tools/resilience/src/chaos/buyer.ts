import { setTimeout as pause } from "node:timers/promises";
import type { PaymentChoice } from "@cosmic/stripe-stand-in";
import type { Browser, Reply } from "./browser.ts";
import type { Chances } from "./chances.ts";

/** A page where a checkout is paid. */
export interface PaymentPage {
  sessionId: string;
  url: string;
}

export interface BuyerOptions {
  name: string;
  browser: Browser;
  chances: Chances;
}

const TRIES = 40;
const SIGNS = ["1988-02-11", "1990-07-15", "1979-11-30", "2001-04-04"] as const;
const TYPES = ["INTJ", "ENFP", "ISTP", "ESFJ", "INFP"] as const;

const isAnswer = ({ status }: Reply) => status !== null && status < 500 && status !== 429;

/** A person with a browser: does what people do, and tries again when it does not work. */
export function createBuyer({ name, browser, chances }: BuyerOptions) {
  const email = `${name}@chaos.test`;
  const password = `the lantern of ${name}`;

  const wait = (milliseconds: number) => pause(milliseconds / 2 + chances.below(milliseconds));

  /** Asks until there is an answer, good or bad. @throws after many tries without one */
  async function insist(asked: Parameters<Browser["ask"]>[0]): Promise<Reply> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const reply = await browser.ask(asked);
      if (isAnswer(reply)) return reply;
      await wait(400);
    }
    throw new Error(`${name} got no answer to ${asked.path}`);
  }

  async function signIn(): Promise<string | null> {
    const path = "/api/auth/login";
    const reply = await insist({ step: "login", method: "POST", path, body: { email, password } });
    const { user } = reply.body as { user?: { id: string } };
    return user?.id ?? null;
  }

  return {
    name,
    email,
    wait,
    insist,
    signIn,
    /** @returns the user's id */
    async signUp(): Promise<string> {
      const body = { email, password, firstName: "Ada" };
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const asked = { step: "sign-up", method: "POST", path: "/api/auth/signup", body } as const;
        const { status, body: answer } = await browser.ask(asked);
        if (status === 200) return (answer as { user: { id: string } }).user.id;
        // It worked the time before, and its answer was lost.
        const known = status === null || status >= 500 ? null : await signIn();
        if (known !== null) return known;
        await wait(400);
      }
      throw new Error(`${name} could not sign up`);
    },
    /** @returns the name of the blueprint */
    async makeBlueprint(): Promise<string> {
      const { body } = await insist({
        step: "blueprint",
        method: "POST",
        path: "/api/generate-profile",
        body: { birthDate: chances.pick(SIGNS), mbtiType: chances.pick(TYPES) },
      });
      return (body as { profile: { slug: string } }).profile.slug;
    },
    /** The page where to pay; null for somebody who has paid. */
    async openCheckout(returnTo = "/dashboard"): Promise<PaymentPage | null> {
      const path = "/api/create-checkout-session";
      const reply = await insist({ step: "create", method: "POST", path, body: { returnTo } });
      const { url } = reply.body as { url?: string };
      const sessionId = /cs_\w+/.exec(url ?? "")?.[0];
      return url && sessionId ? { url, sessionId } : null;
    },
    /** Presses a button of the provider's page. @returns whether the page led on */
    async press({ url }: PaymentPage, choice: PaymentChoice): Promise<boolean> {
      const response = await fetch(url, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ choice }),
      });
      await response.arrayBuffer();
      return response.status === 303;
    },
    /** Comes back from paying, and looks again for a while. @returns whether it was confirmed */
    async comeBack({ sessionId }: PaymentPage, tries = 25): Promise<boolean> {
      const path = `/api/checkout-success?session_id=${sessionId}`;
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        const { status, body } = await browser.ask({ step: "verify", path });
        const isDone = (body as { success?: boolean } | null)?.success === true;
        if (isDone) return true;
        if (status !== null && status >= 400 && status < 500 && status !== 429) return false;
        await wait(500);
      }
      return false;
    },
    /** Asks once, as a page that is opened does. */
    look: (slug: string) => browser.ask({ step: "look", path: `/api/profiles/${slug}` }),
    async listPurchases(): Promise<{ id: string; status: string }[]> {
      const { body } = await insist({ step: "purchases", path: "/api/purchases" });
      return Array.isArray(body) ? body : [];
    },
    /** Asks for the money back, in so many tabs at once, until one says what became of it. */
    async takeBack(purchaseId: string, tabs: number): Promise<void> {
      const path = `/api/purchases/${purchaseId}/refund`;
      const one = () => insist({ step: "refund", method: "POST", path });
      await Promise.all(Array.from({ length: tabs }, one));
    },
    async leaveForGood(): Promise<void> {
      const path = "/api/account/delete";
      await insist({ step: "delete", method: "POST", path, body: { email } });
    },
  };
}

export type Buyer = ReturnType<typeof createBuyer>;
