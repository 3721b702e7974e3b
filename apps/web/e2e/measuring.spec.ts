import { type Cookie, expect, type Page, type Request, test } from "@playwright/test";
import { createAccountByEmail } from "./form-steps.ts";
import { measure } from "./measured-site.ts";
import { CURIOUS_TAG, HOSTILE_TAG } from "./planted-tags.ts";

// Playwright's own `test`: the journeys' one fails on any request to a third party.

const TOKEN = "a-token-that-stays-secret";
const PAYMENT = "cs_test_that_stays_secret";

const banner = (page: Page) => page.getByRole("dialog", { name: "May we measure this visit?" });
const allowAll = (page: Page) => banner(page).getByRole("button", { name: "Allow all" }).click();

async function changeChoice(page: Page, choice: "Allow all" | "Refuse all"): Promise<void> {
  await page.getByRole("button", { name: "Privacy choices" }).click();
  const dialog = page.getByRole("dialog", { name: "What may be measured" });
  await dialog.getByRole("button", { name: choice }).click();
}

test("third parties are contacted only after consent, which can be given later", async ({
  page,
  context,
}) => {
  const foreign = await measure(context);
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
  await banner(page).getByRole("button", { name: "Refuse all" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Privacy choices" })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(foreign).toEqual([]);
  await changeChoice(page, "Allow all");
  await expect
    .poll(() => foreign.map(({ url }) => new URL(url).hostname))
    .toEqual(["www.googletagmanager.com"]);
});

test("a tag that reports all it can see learns nothing personal, and goes with the consent", async ({
  page,
  context,
}) => {
  const foreign = await measure(context, "fulfil", CURIOUS_TAG);
  const getReports = () => foreign.map((each) => each.everything).join("\n");
  const expectReport = (word: string) => expect.poll(getReports).toContain(word);
  await page.goto("/");
  await allowAll(page);
  await expectReport("what=start");
  await page.goto("/auth-select?returnTo=/quiz");
  const user = await createAccountByEmail(page);
  await expect(page).toHaveURL(/\/quiz/);
  await page.goto("/generating-profile?type=INFJ&birthDate=1990-03-21");
  await expect(page).toHaveURL(/\/result/);
  const slug = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem("generatedProfile") ?? "{}") as { slug: string }).slug,
  );
  await page.getByRole("button", { name: /Unlock Full Report/ }).scrollIntoViewIfNeeded();
  await expectReport("report_generated");
  await expectReport("report_viewed");
  await expect
    .poll(() => foreign.map(({ url }) => new URL(url).searchParams.get("ev")))
    .toEqual(expect.arrayContaining(["funnel_step", "Lead", "ViewContent"]));
  await page.goto(`/result?slug=${slug}`);
  await page.goto(`/checkout-success?session_id=${PAYMENT}`);
  await page.goto(`/reset-password?token=${TOKEN}`);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.goto("/home");
  const remembered = (await context.cookies()).find(({ name }) => name === "_ga");
  expect(remembered).toMatchObject({ value: "GA1.1.1.1", sameSite: "Lax", path: "/" });
  const days = ((remembered?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  // Two years are asked for; Chromium keeps no cookie for longer.
  expect(Math.round(days)).toBe(400);
  const secrets = [user.email, TOKEN, PAYMENT, "1990-03-21", "INFJ", slug];
  for (const secret of [...secrets, "what=history", "what=form", "what=click", "returnTo"]) {
    expect(getReports()).not.toContain(secret);
  }
  expect(getReports()).not.toMatch(/"referer":"[^"]/);
  const frameAddress = new URL("/tag-frame", page.url()).href;
  expect(new Set(foreign.flatMap(({ url }) => new URL(url).searchParams.getAll("saw")))).toEqual(
    new Set([JSON.stringify([frameAddress, "", frameAddress])]),
  );

  await changeChoice(page, "Refuse all");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("_ga");
  const before = foreign.length;
  await page.goto("/auth-select");
  await page.waitForLoadState("networkidle");
  expect(foreign).toHaveLength(before);
});

/** All cookies but the product's own, which it renews. */
const listKept = (cookies: readonly Cookie[]) =>
  cookies
    .filter(({ name }) => !name.startsWith("cosmic_"))
    .map(({ name, value }) => `${name}=${value}`);

test("a hostile tag reaches nothing of the page, the browser's storage or the API", async ({
  page,
  context,
}) => {
  const foreign = await measure(context, "fulfil", HOSTILE_TAG);
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.frame() !== page.mainFrame()) asked.push(request);
  });
  await page.goto("/auth-select?returnTo=/quiz");
  await createAccountByEmail(page);
  await expect(page).toHaveURL(/\/quiz/);
  await page.evaluate(() => {
    localStorage.setItem("canary", "canary");
    document.cookie = "canary=canary; path=/";
  });
  // What a page writes reaches the browser's store a little later.
  await expect.poll(async () => listKept(await context.cookies())).toEqual(["canary=canary"]);
  await allowAll(page);
  const findReports = () => foreign.filter(({ url }) => url.includes("/g/collect"));
  await expect.poll(() => findReports().at(-1)?.url).toContain("done");
  const outcomes = Object.fromEntries(
    findReports().flatMap(({ url }) => [...new URL(url).searchParams]),
  );
  const refused = "refused";
  expect(outcomes).toEqual({
    "the page's document": refused,
    "the page's variables": refused,
    "the top page's address": refused,
    "real cookies": refused,
    "cookies it was given": "",
    "local storage": refused,
    "session storage": refused,
    "a database": refused,
    caches: refused,
    "the API, as the user": refused,
    "the API, by XMLHttpRequest": refused,
    "the API, by a picture": refused,
    "the API, by a beacon": "sent, or so it seems",
    "another script of the tag manager": refused,
    "code from a text": refused,
    "a worker": refused,
    "a service worker": refused,
    "a window": refused,
    "a form": "tried",
    "leading the page elsewhere": refused,
    done: "",
  });
  // What left the frame: for its document, the tag, and the service; nothing for anything of ours.
  const sent = asked
    .filter((request) => request.failure()?.errorText !== "csp")
    .map((request) => request.url().replace(/\?.*/, ""));
  expect(new Set(sent)).toEqual(
    new Set([
      new URL("/tag-frame", page.url()).href,
      "https://www.googletagmanager.com/gtag/js",
      "https://region1.google-analytics.com/g/collect",
    ]),
  );
  await expect(page).toHaveURL(/\/quiz/);
  expect(context.pages()).toHaveLength(1);
  await expect(page.locator("body")).not.toHaveAttribute("data-taken");
  expect(listKept(await context.cookies())).toEqual(["canary=canary"]);
  expect(foreign.map(({ everything }) => everything).join()).not.toContain("canary");
});

test("the page itself loads no script of a tag manager and sends nothing to its service", async ({
  page,
  context,
}) => {
  const foreign = await measure(context);
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  const isRefused = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.src = "https://www.googletagmanager.com/gtag/js?id=G-OTHER12345";
    const loaded = new Promise((resolve) => {
      script.addEventListener("load", () => resolve(true));
      script.addEventListener("error", () => resolve(false));
    });
    document.head.append(script);
    const sent = fetch("https://region1.google-analytics.com/g/collect", { mode: "no-cors" });
    return [await loaded, await sent.then(Boolean, () => false)];
  });
  expect([isRefused, foreign]).toEqual([[false, false], []]);
});

test("a blocked measuring service changes nothing on the page", async ({ page, context }) => {
  const foreign = await measure(context, "abort");
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(String(error)));
  await page.goto("/");
  await allowAll(page);
  await page.getByRole("link", { name: "Chart Your Self" }).click();
  await expect(page).toHaveURL(/auth-select/);
  await expect.poll(() => foreign.length).toBeGreaterThan(1);
  await expect(page.getByRole("status").filter({ hasText: /error|failed/i })).toHaveCount(0);
  expect(failures).toEqual([]);
});
