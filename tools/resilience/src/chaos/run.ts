import { setTimeout as pause } from "node:timers/promises";
import { createBrowser } from "./browser.ts";
import { type Buyer, createBuyer } from "./buyer.ts";
import type { Chances } from "./chances.ts";
import { createDeck } from "./deck.ts";
import type { BuyerRecord, FinalAnswer } from "./evidence.ts";
import { askForAll, readDeliveries, readPayments, readReceipts } from "./last-look.ts";
import { readRows } from "./read-database.ts";
import type { RunFolder } from "./run-folder.ts";
import { listenedEvents, settleDown } from "./settle-down.ts";
import type { Stage } from "./stage.ts";
import { CALM, createStorybook, type Story } from "./stories.ts";

export interface RunOptions {
  stage: Stage;
  folder: RunFolder;
  chances: Chances;
  /** Faults after which nobody else begins to buy. */
  faults: number;
  /** How many buy at once. */
  crowd: number;
}

/** How many cards a buyer is dealt. */
const CARDS = 5;
/** The chance that the number of processes changes with a new buyer, and that it is one then. */
const CHANGE = 0.15;
const ALONE = 0.3;
/** Faults for each buyer of the calm afterwards. */
const CALM_SHARE = 40;
const READY_WITHIN = 60_000;

interface Visit {
  buyer: Buyer;
  record: BuyerRecord;
  story: Story;
}

async function waitUntilOpen({ replicas }: Stage): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (replicas.countOpen() === 0) {
    if (Date.now() > deadline) throw new Error("No process of the API opened.");
    await pause(50);
  }
}

/**
 * Lets people buy while things go wrong, until enough has; then waits for quiet and writes down what
 * is the case. @returns seconds until quiet
 */
export async function run({ stage, folder, chances, faults, crowd }: RunOptions): Promise<number> {
  const { mischief, provider, replicas } = stage;
  const deck = createDeck(chances.branch("deck"));
  const nextStory = createStorybook(chances.branch("stories"));
  const visits: Visit[] = [];

  function findForeignSession(): string | null {
    const paid = provider.ledger().sessions.filter((each) => each.payment_status === "paid");
    return paid.at(-1)?.id ?? null;
  }

  async function play({ buyer, record, story }: Visit): Promise<void> {
    const userId = await buyer.signUp();
    record.userId = userId;
    const slug = await buyer.makeBlueprint();
    const own = chances.branch(`cards ${buyer.name}`);
    const count = story === CALM ? 0 : own.below(2) + CARDS - (story.cards?.length ?? 0);
    const dealt = deck.deal(count, story.abilities);
    mischief.arm(buyer.name, userId, [...(story.cards ?? []), ...dealt]);
    const branch = chances.branch(`story ${buyer.name}`);
    await story.play({ buyer, userId, slug, provider, chances: branch, findForeignSession });
    // What was planned for events on their way may still come.
    if (count > 0) await buyer.wait(1_500);
  }

  async function visit(number: number, story: Story): Promise<void> {
    const name = `buyer-${number}`;
    const browser = createBrowser({
      buyer: name,
      origin: stage.url,
      write: folder.writeClient,
      findDeparture: (step) => mischief.findDeparture(name, step),
    });
    const buyer = createBuyer({ name, browser, chances: chances.branch(name) });
    const record = { name, story: story.name, userId: null, isDeleted: false };
    const one = { buyer, record, story };
    visits.push(one);
    try {
      await play(one);
    } catch (error) {
      // A person who gives up; whatever happened to their money is looked at all the same.
      folder.writeFault({ at: Date.now(), what: "gave up", where: String(error), buyer: name });
    } finally {
      const left = mischief.disarm(name);
      deck.takeBack(left.filter((card) => !story.cards?.includes(card)));
    }
  }

  let started = 0;
  async function keepVisiting(): Promise<void> {
    while (mischief.count() < faults) {
      started += 1;
      if (chances.isLucky(CHANGE)) replicas.setCount(chances.isLucky(ALONE) ? 1 : 2);
      await visit(started, nextStory());
    }
  }

  /** One after the other, with nothing going wrong: how long it takes then. */
  async function keepCalm(): Promise<void> {
    for (let count = 0; count < faults; count += CALM_SHARE) {
      started += 1;
      await visit(started, CALM);
    }
  }

  async function lookAtAll(): Promise<FinalAnswer[]> {
    const answers: FinalAnswer[] = [];
    for (const { buyer, record } of visits) {
      if (record.userId === null || record.isDeleted) continue;
      const answer = await askForAll(buyer).catch(() => null);
      if (answer) answers.push(answer);
    }
    return answers;
  }

  replicas.setCount(2);
  await waitUntilOpen(stage);
  await Promise.all(Array.from({ length: crowd }, keepVisiting));
  const seconds = await settleDown(stage);
  await keepCalm();
  await settleDown(stage);
  const rows = await readRows(stage.databaseUrl);
  for (const { record, story } of visits) {
    const isGone = !rows.users.some(({ id }) => id === record.userId);
    record.isDeleted = story.isFarewell === true && record.userId !== null && isGone;
  }
  const answers = await lookAtAll();
  folder.writeBooks({
    buyers: visits.map(({ record }) => record),
    payments: readPayments(stage),
    deliveries: readDeliveries(stage),
    ledgerEvents: listenedEvents(stage),
    answers,
    rows: await readRows(stage.databaseUrl),
    receipts: await readReceipts(stage),
    crashes: replicas.crashes,
  });
  return seconds;
}
