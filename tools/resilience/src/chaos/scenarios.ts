import { setTimeout as pause } from "node:timers/promises";
import type { StripeStandIn } from "@cosmic/stripe-stand-in";
import type { Random } from "../environment/random.ts";
import type { Buyer, PaymentPage } from "../users/buyer.ts";
import type { FaultPlan } from "./fault-plan.ts";
import { createdUnnoticed } from "./planned-faults.ts";

/** What a scenario has at hand. */
export interface Setup {
  buyer: Buyer;
  /** The buyer's blueprint. */
  slug: string;
  provider: StripeStandIn;
  plan: FaultPlan;
  random: Random;
  /** A checkout that another user has paid; null before there is one. */
  findForeignSession: () => string | null;
}

export interface Scenario {
  name: string;
  /** How many of all buyers do this, in proportion. */
  weight: number;
  deletesAccount?: boolean;
  play: (setup: Setup) => Promise<void>;
}

/** Pays what is open; true when a page was paid. */
async function buy({ buyer }: Setup): Promise<PaymentPage | null> {
  const page = await buyer.openCheckout();
  if (page) await buyer.press(page, "pay");
  return page;
}

async function buyAndReturn(setup: Setup): Promise<PaymentPage | null> {
  const page = await buy(setup);
  if (page) await setup.buyer.comeBack(page);
  return page;
}

/** The first purchase, when it is there. */
async function awaitPurchase({ buyer }: Setup): Promise<string | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [purchase] = await buyer.listPurchases();
    if (purchase) return purchase.id;
    await buyer.user.wait(400);
  }
  return null;
}

const findPaymentIntent = ({ provider }: Setup, { sessionId }: PaymentPage): string | null =>
  provider.ledger().sessions.find(({ id }) => id === sessionId)?.payment_intent ?? null;

/** Buys, and then the provider changes the payment. */
const afterBuying =
  (then: (setup: Setup, paymentIntent: string) => Promise<void>) => async (setup: Setup) => {
    const page = await (setup.random.chance(0.5) ? buyAndReturn(setup) : buy(setup));
    const paymentIntent = page && findPaymentIntent(setup, page);
    if (paymentIntent) await then(setup, paymentIntent);
  };

const dispute = (...outcomes: ("won" | "lost")[]) =>
  afterBuying(async ({ provider, buyer, slug }, paymentIntent) => {
    const { id } = provider.openDispute({ paymentIntent });
    for (const status of outcomes) {
      await pause(300);
      provider.closeDispute({ dispute: id, status });
    }
    await buyer.user.openReport(slug);
  });

async function twoTabsOneWay(setup: Setup): Promise<void> {
  const { buyer } = setup;
  const pages = await Promise.all([buyer.openCheckout(), buyer.openCheckout()]);
  const open = pages.filter((page) => page !== null);
  for (const page of open) await buyer.press(page, "pay");
  await Promise.all(open.map((page) => buyer.comeBack(page)));
}

async function twoTabsTwoWays(setup: Setup): Promise<void> {
  const { buyer, random, slug } = setup;
  const first = await buyer.openCheckout();
  const [second] = await Promise.all([
    buyer.openCheckout(`/dashboard?open=${slug}`),
    // Half of them pay on the page that is being closed.
    random.chance(0.5) && first ? buyer.press(first, "pay") : null,
  ]);
  const open = [first, second].filter((page) => page !== null);
  for (const page of open) await buyer.press(page, "pay");
  await Promise.all(open.map((page) => buyer.comeBack(page, 10)));
}

/** Pays on every page that the provider ever made for the buyer, also where the buyer was not led to it. */
async function payTwice(setup: Setup): Promise<void> {
  const { buyer, provider, plan } = setup;
  const userId = buyer.user.id;
  plan.armFirst(createdUnnoticed(userId));
  await buy(setup);
  const open = provider
    .ledger()
    .sessions.filter((each) => each.client_reference_id === userId && each.status === "open");
  for (const { id, url } of open) {
    if (url === null) continue;
    const page = { sessionId: id, url };
    await buyer.press(page, "pay");
    await buyer.comeBack(page, 3);
  }
}

/** Everything that buyers do. */
const SCENARIOS: readonly Scenario[] = [
  {
    name: "pays and comes back",
    weight: 4,
    play: async (setup) => {
      await buyAndReturn(setup);
      await setup.buyer.user.openReport(setup.slug);
    },
  },
  {
    name: "pays and closes the browser",
    weight: 4,
    play: async (s) => void (await buy(s)),
  },
  {
    name: "is declined, then pays",
    weight: 1,
    play: async ({ buyer }) => {
      const page = await buyer.openCheckout();
      if (!page) return;
      await buyer.press(page, "decline");
      await buyer.comeBack(page, 1);
      await buyer.press(page, "pay");
      await buyer.comeBack(page);
    },
  },
  { name: "pays in one of two tabs", weight: 2, play: twoTabsOneWay },
  {
    name: "pays in two tabs with different return pages",
    weight: 3,
    play: twoTabsTwoWays,
  },
  {
    name: "pays by bank transfer, which succeeds later",
    weight: 2,
    play: async ({ buyer }) => {
      const page = await buyer.openCheckout();
      if (page) await buyer.press(page, "later");
      if (page) await buyer.comeBack(page);
    },
  },
  {
    name: "pays by bank transfer, which fails",
    weight: 1,
    play: async ({ buyer, slug }) => {
      const page = await buyer.openCheckout();
      if (page) await buyer.press(page, "later-fails");
      if (page) await buyer.comeBack(page, 4);
      await buyer.user.openReport(slug);
    },
  },
  {
    name: "does not pay, and asks for confirmation",
    weight: 1,
    play: async ({ buyer, slug }) => {
      const page = await buyer.openCheckout();
      if (page) await buyer.comeBack(page, 3);
      await buyer.user.openReport(slug);
    },
  },
  {
    name: "confirms another user's payment",
    weight: 1,
    play: async ({ buyer, slug, findForeignSession }) => {
      const sessionId = findForeignSession();
      await buyer.openCheckout();
      if (sessionId) await buyer.comeBack({ sessionId }, 3);
      await buyer.user.openReport(slug);
    },
  },
  {
    name: "requests a refund in two tabs",
    weight: 4,
    play: async (setup) => {
      await buyAndReturn(setup);
      const purchase = await awaitPurchase(setup);
      if (purchase) await setup.buyer.requestRefund(purchase, 2);
      await setup.buyer.user.openReport(setup.slug);
    },
  },
  {
    name: "requests a refund and buys again",
    weight: 1,
    play: async (setup) => {
      await buyAndReturn(setup);
      const purchase = await awaitPurchase(setup);
      if (purchase) await setup.buyer.requestRefund(purchase, 1);
      await buyAndReturn(setup);
    },
  },
  {
    name: "is refunded from the provider's dashboard",
    weight: 2,
    play: afterBuying(async ({ provider, random }, paymentIntent) => {
      const isPart = random.chance(0.5);
      provider.refund({ paymentIntent, ...(isPart ? { amount: 400 } : {}) });
      await pause(200);
      if (isPart && random.chance(0.5)) provider.refund({ paymentIntent });
    }),
  },
  {
    name: "is refunded, and the refund fails",
    weight: 1,
    play: afterBuying(async ({ provider }, paymentIntent) => {
      const { id } = provider.refund({ paymentIntent });
      await pause(400);
      provider.failRefund({ refund: id });
    }),
  },
  { name: "disputes, undecided", weight: 1, play: dispute() },
  { name: "disputes and wins", weight: 1, play: dispute("lost") },
  { name: "disputes and loses", weight: 1, play: dispute("won") },
  {
    name: "disputes, wins, and loses after all",
    weight: 1,
    play: dispute("lost", "won"),
  },
  { name: "pays twice", weight: 2, play: payTwice },
  {
    name: "pays and deletes the account",
    weight: 1,
    deletesAccount: true,
    play: async (setup) => {
      await buy(setup);
      await setup.buyer.deleteAccount();
    },
  },
];

/**
 * A purchase when nothing goes wrong. The report is looked at right after what gives no access yet, or no
 * more, before the product finds and corrects it by itself: in every run, whatever the seed.
 */
export const CALM: Scenario = {
  name: "pays and is refunded in the calm",
  weight: 0,
  play: async (setup) => {
    const { buyer, slug } = setup;
    const page = await buyer.openCheckout();
    if (!page) return;
    await buyer.comeBack(page, 1);
    await buyer.user.openReport(slug);
    await buyer.press(page, "pay");
    const purchase = await awaitPurchase(setup);
    if (purchase) await buyer.requestRefund(purchase, 1);
    await buyer.user.openReport(slug);
  },
};

const WEIGHTED = SCENARIOS.flatMap((scenario) =>
  Array.from({ length: scenario.weight }, () => scenario),
);

/** The scenario of each buyer: all of them before any comes too often. */
export function createScenarioPicker(random: Random): () => Scenario {
  let waiting: Scenario[] = [];
  return () => {
    if (waiting.length === 0) waiting = random.shuffled(WEIGHTED);
    return waiting.pop() ?? random.pick(WEIGHTED);
  };
}
