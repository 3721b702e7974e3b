import { startMailbox } from "@cosmic/local-services";
import { findFreePort } from "@cosmic/local-services/free-port";
import { newPerson } from "@cosmic/tools-e2e/cast";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { waitForEmail } from "@cosmic/tools-e2e/letters";
import { runLocal } from "@cosmic/tools-e2e/run-local";
import { fillLogin, haveAccount, sessionStatus } from "./account-steps.ts";

/** A copy of the product with the limits of production, whose mail server and Google do not answer. */
let product: Awaited<ReturnType<typeof runLocal>> | undefined;
let smtpPort = 0;

test.use({
  baseURL: async ({ sites }, use) => {
    await use(product?.webUrl ?? sites.web);
  },
});

test.beforeAll(async () => {
  test.setTimeout(120_000);
  smtpPort = await findFreePort();
  product = await runLocal({
    RATE_LIMIT_SCALE: "1",
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    GOOGLE_ISSUER: `http://localhost:${await findFreePort()}`,
    GOOGLE_CLIENT_ID: "nobody",
    GOOGLE_CLIENT_SECRET: "nothing",
  });
});

test.afterAll(async () => {
  await product?.stop();
});

test("letters asked for while the mail server is down come once it is back", async ({ page }) => {
  const person = newPerson();
  expect((await page.request.post("/api/auth/signup", { data: person })).status()).toBe(200);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();

  const mailbox = await startMailbox({ smtpPort, webPort: 0 });
  try {
    const subject = "Set a new password";
    const address = person.email;
    const email = await waitForEmail(page.request, mailbox.webUrl, { address, subject });
    expect(email.text).toContain("/reset-password?token=");
  } finally {
    await mailbox.close();
  }
});

test("when Google cannot be reached, the page says so and offers the other way", async ({
  page,
}) => {
  await page.goto("/auth?returnTo=%2Fquiz");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toContainText("not available at the moment");
  await expect(page.getByRole("link", { name: "Use your email address" })).toBeVisible();
  expect(await sessionStatus(page)).toBe(401);
});

test("one wrong password after the other makes one wait, and the page says how long", async ({
  page,
}) => {
  const { email } = await haveAccount(page);
  await page.goto("/login");
  const waiting = page.getByText(/Too many attempts\. Please try again in \d+ seconds?\./).first();
  // The waits double: on a slow machine the first ones are over before the next guess.
  for (let attempt = 0; attempt < 12 && !(await waiting.isVisible()); attempt += 1) {
    const answer = page.waitForResponse("**/api/auth/login");
    await fillLogin(page, { email, password: `guess number ${attempt}` });
    await answer;
  }
  await expect(waiting).toBeVisible();
});

test("too many requests for a letter: the page says when to try again", async ({ page }) => {
  await page.goto("/forgot-password");
  const waiting = page.getByText(/Too many attempts\. Please try again in \d+ minutes\./).first();
  for (let attempt = 0; attempt < 12 && !(await waiting.isVisible()); attempt += 1) {
    const answer = page.waitForResponse("**/api/auth/forgot-password");
    await page.getByLabel("Email").fill(newPerson().email);
    await page.getByRole("button", { name: "Send Reset Instructions" }).click();
    if ((await answer).status() === 429) break;
    await page.getByRole("button", { name: "try again" }).click();
  }
  await expect(waiting).toBeVisible();
});

test("too many looks at who has an account: the way in goes on without", async ({ page }) => {
  const check = () =>
    page.request.post("/api/auth/check-user", { data: { email: newPerson().email } });
  await expect.poll(async () => (await check()).status(), { intervals: [0] }).toBe(429);
  await page.goto("/auth-select?returnTo=%2Fquiz");
  await page.getByLabel("Email").fill(newPerson().email);
  await page.getByRole("button", { name: "Continue with Email" }).click();
  await expect(page).toHaveURL(/\/email-auth\?email=\S+&returnTo=%2Fquiz$/);
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("too many accounts from one place: the page says when to try again", async ({ page }) => {
  await page.goto("/signup");
  const waiting = page.getByText(/Too many attempts\. Please try again in \d+ \w+\./).first();
  const another = () => page.request.post("/api/auth/signup", { data: newPerson() });
  await expect.poll(async () => (await another()).status(), { intervals: [0] }).toBe(429);
  await page.getByLabel("Email").fill(newPerson().email);
  await page.getByLabel("Password", { exact: true }).fill("a-steady-lantern");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(waiting).toBeVisible();
  await expect(page.getByText("Sign Up Failed").first()).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::/] });

  test("the e-mail screen says that the server cannot be reached, and keeps what was typed", async ({
    page,
  }) => {
    await page.goto("/email-auth");
    await page.route("**/api/auth/login", (route) => route.abort());
    await page.getByLabel("Email").fill("ada@cosmic.test");
    await page.getByLabel("Password", { exact: true }).fill("a-steady-lantern");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Connection Error").first()).toBeVisible();
    await expect(
      page.getByText("Unable to connect to the server. Please try again.").first(),
    ).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ada@cosmic.test");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a-steady-lantern");
  });
});
