import { waitForEmail } from "@cosmic/tools-e2e/emails";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { signUp } from "@cosmic/tools-e2e/product-api";

test("an address is confirmed by the link of the welcome email, which leaks its token nowhere", async ({
  page,
  sites,
}) => {
  const user = await signUp(page.request);
  await page.goto("/dashboard");
  await expect(page.getByText("Please confirm your email address")).toBeVisible();
  const { text } = await waitForEmail(page.request, sites.mail, {
    address: user.email,
    subject: "Welcome to Cosmic Blueprint",
  });
  const [link = ""] = /http:\/\/\S+\/confirm-email\?token=[\w-]{43}/.exec(text) ?? [];
  const token = new URL(link).searchParams.get("token") ?? "";

  const carriers: string[] = [];
  page.on("request", (request) => {
    const sent = [request.url(), request.headers()["referer"], request.postData()];
    if (sent.some((part) => part?.includes(token))) {
      carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await page.goto(link);
  const heading = page.getByRole("heading", { name: "Your Email Address Is Confirmed" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL("/confirm-email");
  expect(carriers).toEqual(["GET /confirm-email", "POST /api/account/confirm-email"]);

  await page.getByRole("link", { name: "Go to Your Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "No Blueprints Yet" })).toBeVisible();
  await expect(page.getByText("Please confirm your email address")).toBeHidden();
});
