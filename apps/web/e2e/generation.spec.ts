import { expect, test } from "@cosmic/tools-e2e/journey";
import { fillLogin } from "./account-steps.ts";
import { expectFullReport } from "./payment-steps.ts";
import { makeBlueprint, signUpQuietly, signUpWithLifetimeAccess } from "./steps.ts";

test("generation that fails twice tells so, tries again, and succeeds", async ({ page }) => {
  await signUpQuietly(page);
  let attempts = 0;
  await page.route("**/api/generate-profile", async (route) => {
    attempts += 1;
    if (attempts > 2) return await route.continue();
    await route.fulfill({
      status: 503,
      contentType: "application/json",
      body: '{"message":"Please try again.","code":"unavailable","requestId":"r"}',
    });
  });
  await page.goto("/generating-profile?type=ISFP&birthDate=1975-01-30");
  await expect(page.getByText("Cosmic servers busy").first()).toBeVisible();
  await expect(page.getByText("Retrying generation (attempt 2/3)...").first()).toBeVisible();
  await expect(page.getByText("Retrying generation (attempt 3/3)...").first()).toBeVisible();
  await expect(page).toHaveURL(/\/result/, { timeout: 15_000 });
  await expect(page.getByText("Aquarius").first()).toBeVisible();
  expect(attempts).toBe(3);
});

test("missing parameters lead back to the quiz", async ({ page }) => {
  await signUpQuietly(page);
  await page.goto("/generating-profile");
  await expect(page).toHaveURL("/quiz");
});

test("a visitor's own report is theirs after signing up, and nobody else's", async ({ page }) => {
  await page.goto("/generating-profile?type=ENFP&birthDate=1999-12-31");
  await expect(page).toHaveURL(/\/result/);
  await expect(page.getByText("Preview Version")).toBeVisible();
  await signUpQuietly(page);
  await page.reload();
  await expect(page.getByText("Preview Version")).toBeVisible();
  await expect
    .poll(async () => {
      const profiles = await page.request.get("/api/profiles");
      return ((await profiles.json()) as { mbtiType: string }[]).map(({ mbtiType }) => mbtiType);
    })
    .toEqual(["ENFP"]);
});

test("a visitor's report that its paying reader owns already opens in full after the sign-in", async ({
  page,
}) => {
  const person = await signUpWithLifetimeAccess(page);
  const owned = await makeBlueprint(page, "1988-08-08", "INFJ");
  await page.context().clearCookies();
  await page.goto("/generating-profile?type=INFJ&birthDate=1988-08-08");
  await expect(page).toHaveURL(/\/result/);
  await expect(page.getByText("Preview Version")).toBeVisible();

  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page).toHaveURL("/dashboard");
  const storedSlug = () =>
    page.evaluate(
      () =>
        (JSON.parse(sessionStorage.getItem("generatedProfile") ?? "{}") as { slug?: string }).slug,
    );
  await expect.poll(storedSlug).toBe(owned);
  await page.goto("/result");
  await expectFullReport(page);
});

test("/result without a stored profile offers a way on", async ({ page }) => {
  await page.goto("/result");
  await expect(page.getByText("Error Loading Profile")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create New Blueprint" })).toHaveAttribute(
    "href",
    "/quiz",
  );
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});
