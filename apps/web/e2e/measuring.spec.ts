import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { tagSources } from "../../../packages/local-services/src/site-tags.ts";
import { signUpQuietly } from "./steps.ts";

// Third parties are asked for in these journeys, so they go without the guard against them.
const ANALYTICS_ID = "G-TEST12345";
const PIXEL_ID = "123456789012";
const META = `<meta name="tags" content="${ANALYTICS_ID} ${PIXEL_ID}">`;
const TOKEN = "a-token-that-nobody-may-see";

interface Recorded {
  url: string;
  everything: string;
}

/** The site as it is built with ids, its policy included, and a recorder in place of the third parties. */
async function measure(context: BrowserContext, answer: "abort" | "fulfil" = "fulfil") {
  const { scripts, images, connections } = tagSources(META);
  const foreign: Recorded[] = [];
  const widened = (policy: string) =>
    policy
      .replace("script-src 'self'", `script-src 'self' ${scripts.join(" ")}`)
      .replace("img-src 'self'", `img-src 'self' ${images.join(" ")}`)
      .replace("connect-src 'self'", `connect-src 'self' ${connections.join(" ")}`);
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
    return answer === "abort" ? route.abort() : route.fulfill({ status: 200, body: "" });
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
  await expect(page.getByRole("button", { name: "Measuring choices" })).toHaveCount(0);
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
  await expect(page.getByRole("button", { name: "Measuring choices" })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(foreign).toEqual([]);
  await page.getByRole("button", { name: "Measuring choices" }).click();
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
  const pushed = await page.evaluate(() =>
    JSON.stringify(
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((each) =>
        Array.from(each),
      ),
    ),
  );
  const everything = [...foreign.map((each) => each.everything), pushed].join("\n");
  expect(slug).not.toBe("");
  for (const secret of [person.email, TOKEN, "1990-03-21", "INFJ", slug, visit, "birthDate="]) {
    expect(everything).not.toContain(secret);
  }
  for (const { everything: request } of foreign) expect(request).not.toMatch(/"referer":"[^"]/);
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
