import { expect, type Page, test } from "@cosmic/tools-e2e/journey";
import { signUp } from "@cosmic/tools-e2e/product-api";

test("each address leads a visitor and a signed-in user to the right page", async ({
  page,
  sites,
}) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/");
  // Without a configured measuring service there is nothing to consent to.
  await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(0);
  await expect(page.locator("#cc-main")).toHaveCount(0);
  await page.goto("/quiz");
  await expect(page).toHaveURL("/auth-select?returnTo=%2Fquiz");
  await page.goto("/admin");
  await expect(page).toHaveURL(`${sites.admin}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await signUp(page.request);
  await page.goto(`${sites.web}/`);
  await expect(page.getByRole("heading", { name: "Your Cosmic Dashboard" })).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Where Astrology Meets Psychology",
  );
});

/** How many lines of text the ring of the 404 page crosses: text is inside its band or apart from it. */
const countCrossedLines = (page: Page) =>
  page.evaluate(() => {
    const ring = document.querySelector("main svg")?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
    // The inner edge of the band is at 0.92 of the radius or so.
    const [outer, inner] = [ring.width / 2, ring.width * 0.45];
    return [...document.querySelectorAll("main h1, main p, main a")].flatMap((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return [...text.getClientRects()].filter((line) => {
        const corners = [line.left, line.right].flatMap((left) =>
          [line.top, line.bottom].map((top) => Math.hypot(left - x, top - y)),
        );
        const isInside = Math.max(...corners) < inner;
        const isApart = line.top > y + outer || line.bottom < y - outer;
        return !isInside && !isApart;
      });
    }).length;
  });

test("an unknown address has status 404, and its ring crosses no text at any width", async ({
  page,
}) => {
  const response = await page.goto("/nowhere/at/all");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  for (const width of [320, 390, 600, 640, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // The layout follows the new size in more than one step.
    await expect.poll(() => countCrossedLines(page), { message: `${width} px` }).toBe(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("landing page can be read before any script runs", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Where Astrology Meets Psychology",
    );
    await expect(page.getByText("(Completely free to start)")).toBeVisible();
    await expect(page.getByRole("link", { name: "Get Your Blueprint Now" })).toHaveAttribute(
      "href",
      "/auth-select?returnTo=%2Fquiz",
    );
  });
});
