import type { Account } from "@cosmic/contracts";
import { installDialogPolyfill } from "@cosmic/ui/dialog-polyfill";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aUser, anAccount as confirmedAccount, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { recordSavedFiles } from "../../../test/saved-files.ts";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { RequireUser } from "../../shell/require-user.tsx";
import { YourDataPage } from "./your-data-page.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));
installDialogPolyfill();

const anAccount: Account = { ...confirmedAccount, sessions: 3 };
const usual = {
  "GET /api/auth/user": { body: aUser },
  "GET /api/account": { body: anAccount },
  "GET /api/purchases": { body: [] },
};
const waitAMinute = { ...refusal(429, "Slow down."), headers: { "retry-after": "60" } };

async function open(answers: Parameters<typeof mockApi>[0] = {}) {
  const { calls } = mockApi({ ...usual, ...answers });
  const page = (
    <RequireUser otherwise="/auth-select">
      <YourDataPage />
    </RequireUser>
  );
  const view = renderPage(page, { path: "/your-data" });
  await screen.findByRole("heading", { level: 1, name: "Your data" });
  return { ...view, calls };
}

const listBodies = (calls: Awaited<ReturnType<typeof open>>["calls"], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);
// Without the site's CSS a button's name also includes its busy label.
const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const part = (name: string) => within(screen.getByRole("region", { name }));

const downloads = recordSavedFiles();
beforeEach(() => {
  vi.mocked(navigateFully).mockClear();
});

test("a changed name is saved, trimmed, and shown at once", async () => {
  const saved = { ...aUser, firstName: "Augusta", lastName: null };
  const { user, calls } = await open({ "POST /api/account/name": { body: saved } });
  await user.clear(screen.getByLabelText(/First name/));
  await user.type(screen.getByLabelText(/First name/), " Augusta ");
  await user.clear(screen.getByLabelText(/Last name/));
  await user.click(button("Save name"));
  expect((await screen.findAllByText("Your name is saved"))[0]).toBeVisible();
  expect(listBodies(calls, "/api/account/name")).toEqual([{ firstName: "Augusta", lastName: "" }]);
  expect(button("Profile menu of Augusta")).toBeVisible();
});

test("a name that the server refuses is explained at its field, which has the focus", async () => {
  const issues = [{ path: "lastName", message: "At most 100 characters" }];
  const { user } = await open({
    "POST /api/account/name": {
      status: 400,
      body: { message: "At most 100 characters", code: "invalid", requestId: "r", issues },
    },
  });
  await user.click(button("Save name"));
  await vi.waitFor(() => {
    expect(screen.getByLabelText(/Last name/)).toHaveFocus();
  });
  expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription("At most 100 characters");
});

test("a password-only account shows how to change it and how to add Google", async () => {
  await open();
  const ways = part("Ways to sign in");
  expect(await ways.findByText("Email and password")).toBeVisible();
  expect(ways.getByText("Since November 1, 2026")).toBeVisible();
  expect(ways.getByText(/To change your password/)).toBeVisible();
  expect(ways.getByText(/To use Google as well/)).toBeVisible();
});

test("a Google-only account shows how to get a password", async () => {
  const google = { kind: "google", email: "ada@gmail.test", addedAt: "2026-11-02T09:00:00.000Z" };
  await open({ "GET /api/account": { body: { ...anAccount, signInMethods: [google] } } });
  const ways = part("Ways to sign in");
  expect(await ways.findByText("ada@gmail.test")).toBeVisible();
  expect(ways.getByText(/To use a password as well/)).toBeVisible();
  expect(ways.queryByText(/To use Google as well/)).not.toBeInTheDocument();
});

test.each([
  [3, "3 browsers are signed in, including this one."],
  [1, "Only this browser is signed in."],
])("%s sessions read: %s", async (sessions, words) => {
  await open({ "GET /api/account": { body: { ...anAccount, sessions } } });
  expect(await screen.findByText(words)).toBeVisible();
});

test("account details that fail to load can be requested again", async () => {
  const answers = [refusal(503, "Busy.")];
  const { user } = await open({
    "GET /api/account": () => answers.shift() ?? { body: anAccount },
  });
  const [again] = await screen.findAllByRole("button", { name: /try again/i });
  if (again) await user.click(again);
  expect(await screen.findByText("3 browsers are signed in, including this one.")).toBeVisible();
});

test("signing out everywhere asks first, then leaves for the landing page", async () => {
  const { user, calls } = await open({ "POST /api/account/sign-out-everywhere": { status: 204 } });
  await user.click(button("Sign out everywhere"));
  const dialog = within(screen.getByRole("alertdialog", { name: "Sign out everywhere?" }));
  expect(listBodies(calls, "/api/account/sign-out-everywhere")).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
  await vi.waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith("/");
  });
  expect(sessionStorage.getItem("carriedToast")).toContain("You are signed out everywhere");
});

test("a failed sign-out says so and when to try again", async () => {
  const { user } = await open({ "POST /api/account/sign-out-everywhere": waitAMinute });
  await user.click(button("Sign out everywhere"));
  const dialog = within(screen.getByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
  expect((await screen.findAllByText("You are still signed in"))[0]).toBeVisible();
  expect(screen.getAllByText(/Please try again in 1 minute\./)[0]).toBeVisible();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("the archive is fetched, and the page says where to find it", async () => {
  const { user } = await open({
    "GET /api/account/export": {
      body: "zip",
      headers: { "content-disposition": 'attachment; filename="cosmic-blueprint-data.zip"' },
    },
  });
  await user.click(button("Download everything"));
  expect((await screen.findAllByText("Your archive is ready"))[0]).toBeVisible();
  expect(downloads).toEqual([{ name: "cosmic-blueprint-data.zip", address: "blob:made" }]);
});

test("too many archives in an hour show when the next one is allowed", async () => {
  const { user } = await open({ "GET /api/account/export": waitAMinute });
  await user.click(button("Download everything"));
  expect(
    await part("Download everything").findByText(
      "Too many attempts. Please try again in 1 minute.",
    ),
  ).toBeVisible();
  expect(downloads).toEqual([]);
});

test("deleting asks for the account's own address before anything is sent", async () => {
  const { user, calls } = await open();
  await user.type(screen.getByLabelText(/Type your email address/), "other@example.test");
  await user.click(button("Delete my account"));
  const field = screen.getByLabelText(/Type your email address/);
  await vi.waitFor(() => {
    expect(field).toHaveFocus();
  });
  expect(field).toHaveAccessibleDescription(/not the email address of this account/);
  expect(listBodies(calls, "/api/account/delete")).toHaveLength(0);
});

test("a deleted account leaves nothing in the browser and says goodbye on the landing page", async () => {
  sessionStorage.setItem("generatedProfile", "{}");
  const { user, calls } = await open({ "POST /api/account/delete": { status: 204 } });
  await user.type(screen.getByLabelText(/Type your email address/), " ADA@example.test");
  await user.click(button("Delete my account"));
  await vi.waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith("/");
  });
  expect(listBodies(calls, "/api/account/delete")).toEqual([{ email: "ADA@example.test" }]);
  expect(sessionStorage.getItem("generatedProfile")).toBeNull();
  expect(sessionStorage.getItem("carriedToast")).toContain("Your account is deleted");
});

const stale = refusal(403, "Please sign in again first.", "fresh_sign_in_required");

test.each([
  ["Download everything", "/api/account/export"],
  ["Delete my account", "/api/account/delete"],
])("%s asks for the password after a while, and then goes on by itself", async (name, path) => {
  let isFresh = false;
  const { user, calls } = await open({
    "GET /api/account/export": () => (isFresh ? { body: "zip" } : stale),
    "POST /api/account/delete": () => (isFresh ? { status: 204 } : stale),
    "POST /api/auth/login": ({ body }) => {
      isFresh = (body as { password: string }).password === "right";
      return isFresh
        ? { body: { redirectUrl: "/your-data" } }
        : refusal(401, "Invalid email or password");
    },
  });
  await user.type(screen.getByLabelText(/Type your email address/), aUser.email);
  await user.click(button(name));
  const password = await screen.findByLabelText(/^Password/, { selector: "input" });
  await user.type(password, "wrong{Enter}");
  await vi.waitFor(() => {
    expect(password).toHaveAccessibleDescription(/Invalid email or password/);
  });
  await user.clear(password);
  await user.type(password, "right{Enter}");
  await vi.waitFor(() => {
    expect(calls.filter((call) => call.path === path)).toHaveLength(2);
  });
  await vi.waitFor(() => {
    expect(screen.queryByRole("form", { name: "Sign in again" })).toBeNull();
  });
});

test("an account without a password signs in again with Google", async () => {
  const google = {
    kind: "google",
    email: aUser.email,
    addedAt: "2026-11-01T09:00:00.000Z",
  } as const;
  const { user } = await open({
    "GET /api/account": { body: { ...anAccount, signInMethods: [google] } },
    "GET /api/account/export": stale,
  });
  await user.click(button("Download everything"));
  await user.click(await screen.findByRole("button", { name: "Continue with Google" }));
  expect(navigateFully).toHaveBeenCalledWith("/api/auth/google?returnTo=%2Fyour-data");
  expect(screen.queryByRole("form", { name: "Sign in again" })).toBeNull();
});

test("a failed deletion says that the account still exists", async () => {
  const { user } = await open({ "POST /api/account/delete": refusal(503, "Busy.") });
  await user.type(screen.getByLabelText(/Type your email address/), aUser.email);
  await user.click(button("Delete my account"));
  expect((await screen.findAllByText("Your account is still there"))[0]).toBeVisible();
  expect(navigateFully).not.toHaveBeenCalled();
});

test.each([
  [false, "You have not bought anything with this account."],
  [true, "You have lifetime access. Every blueprint in this account opens in full."],
])("purchases, lifetime access %s", async (hasLifetimeAccess, words) => {
  await open({ "GET /api/auth/user": { body: { ...aUser, hasLifetimeAccess } } });
  expect(await part("Purchases").findByText(words)).toBeVisible();
});

test("a session that ended elsewhere leads to the sign-in", async () => {
  const answers = [{ body: aUser }];
  const ended = refusal(401, "Unauthorized. Please sign in.", "unauthorized");
  const { user } = await open({
    "GET /api/auth/user": () => answers.shift() ?? ended,
    "POST /api/account/name": ended,
  });
  await user.click(button("Save name"));
  expect(await screen.findByTestId("address")).toHaveTextContent("/auth-select");
});

test("an unconfirmed address is to be confirmed before another way to sign in is added", async () => {
  const account = { ...anAccount, isEmailConfirmed: false };
  await open({ "GET /api/account": { body: account } });
  const ways = part("Ways to sign in");
  expect(await ways.findByText(/^Confirm your email address first/)).toBeVisible();
});
