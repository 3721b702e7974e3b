import { expect, type Page, test } from "@cosmic/tools-e2e/journey";

const APP = /\/assets\/site-[^/]*\.js$/;

/** The paths of what the page asks for from now on. */
function listRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Lets nothing of the app arrive until what it returns is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
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
