import type { Page } from "@playwright/test";
import type { Chrome } from "./chrome.ts";

/** How much slower a phone is taken to be. */
const SLOW_DOWN = 4;

export interface InteractionFigures {
  name: string;
  /** The slowest interaction from the press to the next paint, in milliseconds; 0 for less than 16. */
  slowest: number;
}

/** Collects how long interactions take; runs in the page. */
function watchInteractions(): void {
  const watched = Object.assign(window, { slowestInteraction: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      watched.slowestInteraction = Math.max(watched.slowestInteraction, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The slowest interaction of what is done. */
async function measure(
  page: Page,
  name: string,
  act: () => Promise<void>,
): Promise<InteractionFigures> {
  await page.waitForTimeout(1_000);
  await page.evaluate(() => Object.assign(window, { slowestInteraction: 0 }));
  await act();
  await page.waitForTimeout(1_000);
  const slowest = await page.evaluate(
    () => (window as { slowestInteraction?: number }).slowestInteraction ?? Number.NaN,
  );
  return { name, slowest };
}

async function answerQuiz(page: Page): Promise<void> {
  for (let question = 1; question <= 8; question += 1) {
    await page.getByText(`Question ${question} of 8`).waitFor();
    await page
      .getByRole("radio")
      .nth(question % 5)
      .click();
    if (question < 8) await page.getByRole("button", { name: "Next Question" }).click();
  }
}

/**
 * The interactions that readers wait for, on a slow processor, with real presses.
 * @param slug of a report that the signed-in user reads whole
 */
export async function measureInteractions(
  { context }: Chrome,
  slug: string,
): Promise<InteractionFigures[]> {
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });

  await page.goto("/quiz");
  await page.getByLabel("Birth date").fill("1990-07-14");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "No, take the quiz" }).click();
  const figures = [await measure(page, "quiz: eight answers", () => answerQuiz(page))];

  await page.goto(`/result?slug=${slug}`);
  for (const [name, words] of [
    ["fold: the first part of the report", "Read Part I"],
    ["wheel: its tables", "Show every body, aspect and house"],
    ["months: the forecast", "Read Part VI"],
  ] as const) {
    const control = page.getByText(words, { exact: true }).first();
    await control.scrollIntoViewIfNeeded();
    figures.push(await measure(page, name, () => control.click()));
  }
  await page.close();
  return figures;
}
