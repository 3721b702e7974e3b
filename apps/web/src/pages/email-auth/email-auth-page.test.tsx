import { onlineManager } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { EmailAuthPage } from "./email-auth-page.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

beforeEach(() => {
  vi.mocked(navigateFully).mockClear();
});

const KNOWN = { "POST /api/auth/check-user": { body: { exists: true } } };
const UNKNOWN = { "POST /api/auth/check-user": { body: { exists: false } } };
const PATH = "/email-auth?email=ada@example.test&returnTo=/quiz";

const open = (path = PATH) => renderPage(<EmailAuthPage />, { path });
const password = () => screen.getByLabelText("Password", { selector: "input" });
const confirmation = () => screen.getByLabelText("Confirm Password", { selector: "input" });
const toastText = async (text: string) => (await screen.findAllByText(text))[0];

test("an address without an account opens sign-up", async () => {
  mockApi(UNKNOWN);
  open();
  expect(await screen.findByRole("heading", { name: "Create Your Account" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Create Account" })).toBeVisible();
  expect(confirmation()).toBeVisible();
  expect(screen.queryByText("Forgot password?")).not.toBeInTheDocument();
});

test("sign-up shows what a password needs and what the user agrees to", async () => {
  mockApi(UNKNOWN);
  const { user } = open();
  await screen.findByRole("heading", { name: "Create Your Account" });
  expect(password()).toHaveAccessibleDescription("At least 6 characters");
  const note = screen.getByText(/By continuing you agree to the/);
  expect(within(note).getByRole("link", { name: "Terms of Service" })).toBeVisible();
  expect(within(note).getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I already have an account" }));
  expect(password()).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/By continuing you agree to the/)).toBeNull();
});

test("a refused password is explained in the toast and at its field", async () => {
  const message = "Password must be at least 6 characters";
  const issues = [{ path: "password", message }];
  const body = { message, code: "validation_failed", requestId: "r", issues };
  mockApi({ ...UNKNOWN, "POST /api/auth/signup": { status: 400, body } });
  const { user } = open();
  await screen.findByRole("heading", { name: "Create Your Account" });
  await user.type(password(), "short");
  await user.type(confirmation(), "short{Enter}");
  expect(await toastText("Authentication Failed")).toBeVisible();
  expect(screen.getAllByText(message).length).toBeGreaterThan(1);
  expect(password()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(password()).toHaveFocus();
});

test("an address with an account, or an unanswered check, opens sign-in", async () => {
  const { calls } = mockApi();
  open();
  await vi.waitFor(() => {
    expect(calls.some(({ path }) => path === "/api/auth/check-user")).toBe(true);
  });
  expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Forgot password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  expect(screen.getByRole("link", { name: "Back to options" })).toHaveAttribute(
    "href",
    "/auth-select?returnTo=%2Fquiz",
  );
});

test("signing in sends the trimmed address and goes where the server says", async () => {
  const { calls } = mockApi({
    ...KNOWN,
    "POST /api/auth/login": { body: { user: aUser, redirectUrl: "/quiz" } },
  });
  const { user } = open("/email-auth?email=%20ada@example.test%20&returnTo=/quiz");
  await user.type(password(), " secret {Enter}");
  await vi.waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith("/quiz");
  });
  expect(calls.find(({ path }) => path === "/api/auth/login")?.body).toEqual({
    email: "ada@example.test",
    password: " secret ",
    returnTo: "/quiz",
  });
  expect(sessionStorage.getItem("carriedToast")).toContain("Welcome Back");
});

test("a redirect that leads off the site falls back to the checked way back", async () => {
  mockApi({
    ...UNKNOWN,
    "POST /api/auth/signup": { body: { user: aUser, redirectUrl: "//evil.test" } },
  });
  const { user } = open("/email-auth?email=new@example.test&returnTo=//evil.test/x");
  await user.type(
    await screen.findByLabelText("Confirm Password", { selector: "input" }),
    "secret1",
  );
  await user.type(password(), "secret1");
  await user.click(screen.getByRole("button", { name: "Create Account" }));
  await vi.waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith("/dashboard");
  });
  expect(sessionStorage.getItem("carriedToast")).toContain("Account Created");
});

test("empty fields are named by one toast, and the first of them gets the focus", async () => {
  const { calls } = mockApi();
  const { user } = open("/email-auth");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  expect(await toastText("Please fill in all required fields.")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(calls.some(({ path }) => path === "/api/auth/login")).toBe(false);
});

test("an empty sign-up marks every empty field, and is not called a mismatch", async () => {
  const { calls } = mockApi(UNKNOWN);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Create Account" }));
  expect(await toastText("Please fill in all required fields.")).toBeVisible();
  expect(screen.queryByText("Password Mismatch")).not.toBeInTheDocument();
  expect(password()).toBeInvalid();
  expect(confirmation()).toBeInvalid();
  expect(calls.some(({ path }) => path === "/api/auth/signup")).toBe(false);
});

test("two different passwords are a mismatch and nothing is sent", async () => {
  const { calls } = mockApi(UNKNOWN);
  const { user } = open();
  await screen.findByRole("heading", { name: "Create Your Account" });
  await user.type(password(), "secret1");
  await user.type(confirmation(), "secret2{Enter}");
  expect(await toastText("Password Mismatch")).toBeVisible();
  expect(await toastText("Passwords do not match.")).toBeVisible();
  expect(confirmation()).toHaveFocus();
  expect(calls.some(({ path }) => path === "/api/auth/signup")).toBe(false);
});

test.each([
  ["the server's message", refusal(401, "Invalid email or password"), "Invalid email or password"],
  [
    "a time to wait",
    { ...refusal(429, "Too many requests."), headers: { "retry-after": "30" } },
    "Too many attempts. Please try again in 30 seconds.",
  ],
  ["a text of its own where the answer has none", { status: 502 }, "Authentication failed"],
])("a refusal shows %s", async (_, answer, words) => {
  mockApi({ ...KNOWN, "POST /api/auth/login": answer });
  const { user } = open();
  await user.type(password(), "secret{Enter}");
  expect(await toastText("Authentication Failed")).toBeVisible();
  expect(await toastText(words)).toBeVisible();
});

test("a server out of reach is a connection error", async () => {
  mockApi(KNOWN);
  const { user } = open();
  await user.type(password(), "secret{Enter}");
  expect(await toastText("Connection Error")).toBeVisible();
  expect(await toastText("Unable to connect to the server. Please try again.")).toBeVisible();
});

test("a browser that is offline says so at once instead of signing in later", async () => {
  mockApi(KNOWN);
  const { user } = open();
  await screen.findByRole("heading", { name: "Welcome Back" });
  onlineManager.setOnline(false);
  try {
    await user.type(password(), "secret{Enter}");
    expect(await toastText("Connection Error")).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
});

test("the mode can be changed by hand, and the typed password stays", async () => {
  mockApi(KNOWN);
  const { user } = open();
  await user.type(password(), "secret1");
  await user.click(screen.getByRole("button", { name: "I am new here" }));
  expect(screen.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
  expect(password()).toHaveValue("secret1");
});
