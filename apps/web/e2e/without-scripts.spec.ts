import { expect, test } from "@cosmic/tools-e2e/journey";

test.use({ javaScriptEnabled: false });

test("the landing page can be read before any script runs", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Where Astrology Meets Psychology",
  );
  for (const section of ["How it Works", "What You'll Discover"]) {
    await expect(page.getByRole("heading", { name: section })).toBeVisible();
  }
  await expect(page.getByText("(Completely free to start)")).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Your Blueprint Now" })).toHaveAttribute(
    "href",
    "/auth-select?returnTo=%2Fquiz",
  );
});
