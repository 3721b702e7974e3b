import { waitForEmail } from "@cosmic/tools-e2e/emails";
import { expect, test } from "@cosmic/tools-e2e/journey";
import { signUp } from "@cosmic/tools-e2e/product-api";
import { fillLogin, setNewPassword } from "./form-steps.ts";

const NEW_PASSWORD = "a-newly-lit-lantern";

test("a password is reset by the emailed link, which leaks its token nowhere and ends every session", async ({
  page,
  sites,
  playwright,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: sites.web });
  const user = await signUp(elsewhere);
  await page.goto(`/email-auth?${new URLSearchParams({ email: user.email })}`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("Email").fill(user.email);
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeFocused();
  const { text } = await waitForEmail(page.request, sites.mail, {
    address: user.email,
    subject: "Set a new password",
  });
  const [link = ""] = /http:\/\/\S+\/reset-password\?token=[\w-]{43}/.exec(text) ?? [];
  const token = new URL(link).searchParams.get("token") ?? "";

  const carriers: string[] = [];
  page.on("request", (request) => {
    const sent = [request.url(), request.headers()["referer"], request.postData()];
    if (sent.some((part) => part?.includes(token))) {
      carriers.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await page.goto(link);
  await expect(page).toHaveURL("/reset-password");
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state]),
  );
  expect(kept).not.toContain(token);
  await setNewPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { name: "Password Reset Complete" })).toBeFocused();
  await page.getByRole("link", { name: "Sign In Now" }).click();
  await expect(page).toHaveURL("/auth-select");
  expect(carriers).toEqual(["GET /reset-password", "POST /api/auth/reset-password"]);
  expect((await elsewhere.get("/api/auth/user")).status()).toBe(401);
  await elsewhere.dispose();

  await page.goto("/login");
  await fillLogin(page, user);
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  await fillLogin(page, { ...user, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/dashboard");
});
