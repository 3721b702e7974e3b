import { expect, type Page, test } from "@cosmic/tools-e2e/journey";

const APP = /\/assets\/site-[^/]*\.js$/;
const FONTS = /\.woff2$/;

/** Widths and heights of common phones, a tablet and two desktops. */
const SCREENS = [
  [360, 780],
  [375, 812],
  [390, 844],
  [393, 852],
  [412, 823],
  [430, 932],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

/** The paths of what the page asks for from now on. */
function listRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Lets nothing that is asked for by such a path arrive until what it returns is called. */
async function holdRequests(page: Page, paths: RegExp): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(paths, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const holdApp = (page: Page) => holdRequests(page, APP);

/** Sums up from now on how much of the screen moves; runs in the page. */
function watchShifts(): void {
  const watched = Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watched.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift" });
}

/** Runs in the page. */
const isSerifLoaded = () => document.fonts.check("1em 'Brygada 1918 Variable'");

/** How much has moved once two frames have shown what has arrived; runs in the page. */
async function readShifts(): Promise<number> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return (window as { shift?: number }).shift ?? Number.NaN;
}

test("landing page loads the app when a visitor first acts, and asks for no user", async ({
  page,
}) => {
  const requests = listRequests(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests.filter((path) => path.endsWith(".js"))).toHaveLength(1);
  await page.keyboard.press("Tab");
  await expect.poll(() => requests.filter((path) => APP.test(path))).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  expect(requests).not.toContain("/api/auth/user");
});

test("first paint of the landing page waits for no font and for no answer of the API", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    asked: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /woff2$|\/api\/claims$/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(asked).toHaveLength(3);
  for (const { name, startTime } of asked) expect(startTime, name).toBeGreaterThan(painted);
});

test("landing page is set in its fonts without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  const requests = listRequests(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests.filter((path) => FONTS.test(path))).toHaveLength(2);
  await context.close();
});

for (const [width, height] of SCREENS) {
  test(`first screen of the landing page stays in place at ${width} px when its fonts arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const release = await holdRequests(page, FONTS);
    const asked = page.waitForRequest(FONTS);
    await page.goto("/", { waitUntil: "commit" });
    await asked;
    await page.evaluate(watchShifts);
    release();
    await page.waitForFunction(isSerifLoaded);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(readShifts)).toBeLessThan(0.001);
  });
}

test("nothing on the landing page moves or changes size when the app takes over", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const getLayout = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *, header *, footer *")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${x} ${y} ${width} ${height}`;
      }),
    );
  const before = await getLayout();
  await page.mouse.click(4, 400);
  // The style sheet of the whole site comes with the app.
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect((await getLayout()).filter((line) => !before.includes(line))).toEqual([]);
});

test("what is pressed before the app has come is not lost", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/home?utm_source=news");
  await expect(page.getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    "/auth-select?returnTo=%2Fhome%3Futm_source%3Dnews",
  );
  await page.getByTitle("Night").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();
});

test("start button leads on before the app has come", async ({ page }) => {
  await holdApp(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Chart Your Self" }).click();
  await expect(page).toHaveURL("/auth-select?returnTo=%2Fquiz");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
