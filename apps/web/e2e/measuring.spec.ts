import { tagSources } from "@cosmic/site-build/site-tags";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { createAccountByEmail, signUpQuietly } from "./steps.ts";

// Third parties are asked for in these journeys, so they go without the guard against them.
const ANALYTICS_ID = "G-TEST12345";
const PIXEL_ID = "123456789012";
const META = `<meta name="tags" content="${ANALYTICS_ID} ${PIXEL_ID}">`;
const TOKEN = "a-token-that-nobody-may-see";
const PAYMENT = "cs_test_nobody_may_see";

/**
 * In place of the analytics tag, with all that its enhanced measurement reports switched on: changes of
 * the address, forms, clicks, what led here and what addresses are relative to.
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
  const hear = (said) => tell("said", [...said]);
  dataLayer.forEach(hear);
  dataLayer.push = (...said) => said.forEach(hear);
  document.cookie = "_ga=GA1.1.1.1; path=/";
  tell("start", [document.title, document.URL]);
})()`;

interface Recorded {
  url: string;
  everything: string;
}

/** The site as it is built with ids, its policy included, and a recorder in place of the third parties. */
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
const allow = (page: Page) => banner(page).getByRole("button", { name: "Allow all" }).click();

const test = base;

test("nobody is asked, and no third party, where no service is set up", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#cc-main")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(["localhost"]));
});

test("no third party is asked before a yes, none after a no, and a change of mind is followed", async ({
  page,
  context,
}) => {
  const foreign = await measure(context);
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
  await banner(page).getByRole("button", { name: "Refuse all" }).click();
  await page.getByRole("link", { name: "Chart Your Self" }).click();
  await expect(page).toHaveURL(/auth-select/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Privacy choices" })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(foreign).toEqual([]);
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await page
    .getByRole("dialog", { name: "What may be measured" })
    .getByRole("button", { name: "Allow all" })
    .click();
  await expect
    .poll(() => foreign.map(({ url }) => new URL(url).hostname))
    .toEqual(["www.googletagmanager.com"]);
});

test("after a yes nothing personal reaches a third party, on no page of the way", async ({
  page,
  context,
}) => {
  const foreign = await measure(context);
  await page.goto("/");
  await allow(page);
  const person = await signUpQuietly(page);
  await page.goto(`/reset-password?token=${TOKEN}`);
  await page.goto("/generating-profile?type=INFJ&birthDate=1990-03-21");
  await expect(page).toHaveURL(/\/result/, { timeout: 60_000 });
  await page.getByRole("button", { name: /Unlock Full Report/ }).scrollIntoViewIfNeeded();
  await expect
    .poll(() => foreign.map(({ url }) => new URL(url).searchParams.get("ev")))
    .toEqual(expect.arrayContaining(["funnel_step", "Lead", "ViewContent"]));
  const slug = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem("generatedProfile") ?? "{}") as { slug: string }).slug,
  );
  const visit = await page.evaluate(() => sessionStorage.getItem("sessionId") ?? "");
  const tagFrame = page.frames().find((frame) => frame !== page.mainFrame());
  const pushed = await tagFrame?.evaluate(() =>
    JSON.stringify(
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((each) =>
        Array.from(each),
      ),
    ),
  );
  expect(pushed).toContain("report_generated");
  const everything = [...foreign.map((each) => each.everything), pushed].join("\n");
  expect(slug).not.toBe("");
  for (const secret of [person.email, TOKEN, "1990-03-21", "INFJ", slug, visit, "birthDate="]) {
    expect(everything).not.toContain(secret);
  }
  for (const { everything: request } of foreign) expect(request).not.toMatch(/"referer":"[^"]/);
});

test("a tag that reports all it can see sees nothing of the pages, and goes with the consent", async ({
  page,
  context,
}) => {
  const foreign = await measure(context, "fulfil", CURIOUS_TAG);
  const told = () => foreign.map((each) => each.everything).join("\n");
  const expectReported = (word: string) => expect.poll(told).toContain(word);
  await page.goto("/");
  await allow(page);
  await expectReported("what=start");
  await page.goto("/auth-select?returnTo=/quiz");
  const person = await createAccountByEmail(page);
  await expect(page).toHaveURL(/\/quiz/);
  await page.goto("/generating-profile?type=INFJ&birthDate=1990-03-21");
  await expect(page).toHaveURL(/\/result/, { timeout: 60_000 });
  const slug = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem("generatedProfile") ?? "{}") as { slug: string }).slug,
  );
  await expectReported("report_generated");
  await expectReported("report_viewed");
  await page.goto(`/result?slug=${slug}`);
  await page.goto(`/checkout-success?session_id=${PAYMENT}`);
  await page.goto(`/reset-password?token=${TOKEN}`);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.goto("/home");
  expect((await context.cookies()).map(({ name }) => name)).toContain("_ga");
  const visit = await page.evaluate(() => sessionStorage.getItem("sessionId") ?? "");
  const secrets = [person.email, TOKEN, PAYMENT, "1990-03-21", "INFJ", slug, visit];
  for (const secret of [...secrets, "what=history", "what=form", "what=click", "returnTo"]) {
    expect(told()).not.toContain(secret);
  }
  expect(new Set(foreign.flatMap(({ url }) => new URL(url).searchParams.getAll("saw")))).toEqual(
    new Set([JSON.stringify(["about:srcdoc", "", `${new URL(page.url()).origin}/`])]),
  );

  await page.getByRole("button", { name: "Privacy choices" }).click();
  await page
    .getByRole("dialog", { name: "What may be measured" })
    .getByRole("button", { name: "Refuse all" })
    .click();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("_ga");
  const before = foreign.length;
  await page.goto("/auth-select");
  await page.waitForLoadState("networkidle");
  expect(foreign).toHaveLength(before);
});

test("services that fail or are blocked change nothing", async ({ page, context }) => {
  const foreign = await measure(context, "abort");
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(String(error)));
  await page.goto("/");
  await allow(page);
  await page.getByRole("link", { name: "Chart Your Self" }).click();
  await expect(page).toHaveURL(/auth-select/);
  await expect.poll(() => foreign.length).toBeGreaterThan(1);
  await expect(page.getByRole("status").filter({ hasText: /error|failed/i })).toHaveCount(0);
  expect(failures).toEqual([]);
});
