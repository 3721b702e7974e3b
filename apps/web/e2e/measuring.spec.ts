import { tagSources } from "@cosmic/site-build/site-tags";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { createAccountByEmail } from "./form-steps.ts";

// Playwright's own `test`: the journeys' one fails on any request to a third party.
const ANALYTICS_ID = "G-TEST12345";
const PIXEL_ID = "123456789012";
const META = `<meta name="tags" content="${ANALYTICS_ID} ${PIXEL_ID}">`;
const TOKEN = "a-token-that-stays-secret";
const PAYMENT = "cs_test_that_stays_secret";

/**
 * Replaces the analytics tag, with all of its enhanced measurement on: changes of the address, forms,
 * clicks, the referrer and the base address.
 */
const CURIOUS_TAG = `(() => {
  const tell = (what, more) => fetch("https://region1.google-analytics.com/g/collect?" + new URLSearchParams({
    what,
    more: JSON.stringify(more ?? null),
    saw: JSON.stringify([location.href, document.referrer, document.baseURI]),
  }), { method: "POST", mode: "no-cors", keepalive: true });
  for (const name of ["pushState", "replaceState"]) {
    const change = history[name];
    history[name] = function (...given) {
      const from = location.href;
      change.apply(this, given);
      tell("history", [from, location.href]);
    };
  }
  for (const name of ["popstate", "hashchange"]) addEventListener(name, () => tell("history", location.href));
  for (const name of ["focusin", "change", "submit"]) {
    addEventListener(name, ({ target }) => tell("form", [target.form?.action ?? target.action, target.value]), true);
  }
  addEventListener("click", ({ target }) => tell("click", [target.href, target.textContent]), true);
  const report = (pushed) => tell("pushed", [...pushed]);
  dataLayer.forEach(report);
  dataLayer.push = (...pushed) => pushed.forEach(report);
  document.cookie = "_ga=GA1.1.1.1; path=/";
  tell("start", [document.title, document.URL]);
})()`;

interface Recorded {
  url: string;
  everything: string;
}

/** Serves the site as if built with ids, policy included, and records the requests to third parties. */
async function measure(context: BrowserContext, answer: "abort" | "fulfil" = "fulfil", tag = "") {
  const { scripts, images, connections, needsBase } = tagSources(META);
  const foreign: Recorded[] = [];
  const widened = (policy: string) =>
    policy
      .replace("script-src 'self'", `script-src 'self' ${scripts.join(" ")}`)
      .replace("img-src 'self'", `img-src 'self' ${images.join(" ")}`)
      .replace("connect-src 'self'", `connect-src 'self' ${connections.join(" ")}`)
      .replace("base-uri 'none'", `base-uri ${needsBase ? "'self'" : "'none'"}`);
  await context.route(
    (url) => url.hostname === "localhost",
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers["content-security-policy"] ?? "";
      return route.fulfill({
        response,
        headers: { ...headers, "content-security-policy": widened(policy) },
        body: (await response.text()).replace("<head>", `<head>${META}`),
      });
    },
  );
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    const headers = JSON.stringify(await request.allHeaders());
    foreign.push({
      url: request.url(),
      everything: decodeURIComponent(`${request.url()} ${headers} ${request.postData() ?? ""}`),
    });
    const body = request.resourceType() === "script" ? tag : "";
    return answer === "abort" ? route.abort() : route.fulfill({ status: 200, body });
  });
  return foreign;
}

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
  expect((await context.cookies()).map(({ name }) => name)).toContain("_ga");
  const secrets = [user.email, TOKEN, PAYMENT, "1990-03-21", "INFJ", slug];
  for (const secret of [...secrets, "what=history", "what=form", "what=click", "returnTo"]) {
    expect(getReports()).not.toContain(secret);
  }
  expect(getReports()).not.toMatch(/"referer":"[^"]/);
  expect(new Set(foreign.flatMap(({ url }) => new URL(url).searchParams.getAll("saw")))).toEqual(
    new Set([JSON.stringify(["about:srcdoc", "", `${new URL(page.url()).origin}/`])]),
  );

  await changeChoice(page, "Refuse all");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("_ga");
  const before = foreign.length;
  await page.goto("/auth-select");
  await page.waitForLoadState("networkidle");
  expect(foreign).toHaveLength(before);
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
