import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Holds the screen as it stands to axe's WCAG 2.2 AA rules, by day and by night: all of it, or only
 * what the selectors name where the rest is long and held to them elsewhere.
 */
export async function expectAccessible(page: Page, only: readonly string[] = []): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).withTags(RULES);
    for (const selector of only) axe.include(selector);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
    );
    expect(found, `axe, ${colorScheme}, ${new URL(page.url()).pathname}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
