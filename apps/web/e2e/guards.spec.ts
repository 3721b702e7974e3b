import { expect, test } from "@cosmic/tools-e2e/journey";
import { makeBlueprint, signUpQuietly } from "./steps.ts";

test("a visitor is sent to the landing page from the dashboard and to sign-in from the quiz", async ({
  page,
}) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/");
  await page.goto("/quiz");
  await expect(page).toHaveURL("/auth-select?returnTo=%2Fquiz");
});

test("the front page is the dashboard for someone signed in, and /home stays the landing page", async ({
  page,
}) => {
  await signUpQuietly(page, { firstName: "Ada" });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Your Cosmic Dashboard" })).toBeVisible();
  await expect(page.getByText("Ada").first()).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Where Astrology Meets Psychology",
  );
});

test("an unknown path shows the 404 page with status 404", async ({ page }) => {
  const response = await page.goto("/nowhere/at/all");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("the ring of the 404 page crosses no word, however narrow the screen", async ({ page }) => {
  for (const width of [320, 390, 600, 640, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/nowhere");
    const crossed = await page.evaluate(() => {
      const ring = document.querySelector("main svg")?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
      // The inner edge of the band is at 0.92 of the radius or so.
      const [outer, inner] = [ring.width / 2, ring.width * 0.45];
      return [...document.querySelectorAll("main h1, main p, main a")].flatMap((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return [...words.getClientRects()].filter((line) => {
          const corners = [line.left, line.right].flatMap((left) =>
            [line.top, line.bottom].map((top) => Math.hypot(left - x, top - y)),
          );
          const isInside = Math.max(...corners) < inner;
          const isApart = line.top > y + outer || line.bottom < y - outer;
          return !isInside && !isApart;
        });
      }).length;
    });
    expect([width, crossed]).toEqual([width, 0]);
  }
});

test("/admin leads to the operator's own site", async ({ page, sites }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(`${sites.admin}/`);
  await expect(page.getByRole("heading", { name: /Operator sign-in/i })).toBeVisible();
});

test("a blueprint opens for its owner only", async ({ page, browser }) => {
  await signUpQuietly(page);
  const slug = await makeBlueprint(page, "1990-07-15", "INTJ");
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByText("Preview Version")).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await signUpQuietly(stranger);
  await stranger.goto(`/result?slug=${slug}`);
  await expect(stranger.getByText("Error Loading Profile")).toBeVisible();
  await stranger.context().close();
});

test("logging out forgets the report and ends the session", async ({ page }) => {
  await signUpQuietly(page);
  const slug = await makeBlueprint(page, "1990-07-15", "INTJ");
  await page.goto(`/result?slug=${slug}`);
  await expect(page.getByText("Preview Version")).toBeVisible();
  await page.getByRole("button", { name: /account|profile/i }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Log In" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("generatedProfile"))).toBeNull();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  await page.goBack();
  await expect(page.getByText("Preview Version")).toHaveCount(0);
});
