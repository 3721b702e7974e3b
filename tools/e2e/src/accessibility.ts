import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** All that depends on the color scheme: a theme changes colors and nothing else. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
/** WCAG 1.4.10: no scrolling in two directions at this width. */
const REFLOW = { width: 320, height: 640 };

/** A failed check is reported and does not end the test, so that one run shows all of them. */
const softly = expect.configure({ soft: true });

async function findViolations(page: Page, runOnly: object, only: readonly string[]) {
  // Only violations are reported, and no frame has another origin: both make axe much quicker.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ runOnly, resultTypes: ["violations"] } as never);
  for (const selector of only) axe.include(selector);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}

/** Switches the color scheme and waits until no color is on its way to another. */
async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // Transitions start with the frame after the switch.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .filter(({ playState }) => playState === "running").length;
      }),
    )
    .toBe(0);
}

/**
 * Checks the current screen against axe's WCAG 2.2 AA rules in the light and the dark scheme. `only`
 * limits axe to selectors, where the rest of a long page is checked elsewhere.
 */
export async function expectAccessible(page: Page, only: readonly string[] = []): Promise<void> {
  const { pathname } = new URL(page.url());
  await showScheme(page, "light");
  const light = await findViolations(page, { type: "tag", values: RULES }, only);
  softly(light, `axe, light, ${pathname}`).toEqual([]);
  await showScheme(page, "dark");
  const dark = await findViolations(page, { type: "rule", values: COLOR_RULES }, only);
  softly(dark, `axe, dark, ${pathname}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Checks that the current screen needs no sideways scrolling at a width of 320 px. */
export async function expectReflow(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize(REFLOW);
  const getOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const message = `px beyond a width of 320, ${new URL(page.url()).pathname}`;
  // The layout follows the new size in more than one step.
  await softly.poll(getOverflow, { message, timeout: 5_000 }).toBe(0);
  if (viewport) await page.setViewportSize(viewport);
}
