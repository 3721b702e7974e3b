import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { LoginPage } from "./login-page.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const open = () => renderPage(<LoginPage />, { path: "/login" });
const password = () => screen.getByLabelText("Password", { selector: "input" });

test("signing in leads to the dashboard with a full load, and says so there", async () => {
  mockApi({ "POST /api/auth/login": { body: { user: aUser, redirectUrl: "/elsewhere" } } });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test");
  await user.type(password(), "secret{Enter}");
  await vi.waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith("/dashboard");
  });
  expect(sessionStorage.getItem("carriedToast")).toContain("You've been logged in successfully");
});

test("each field says what is wrong with it", async () => {
  mockApi();
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
  expect(screen.getByText("Password is required")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
});

test.each([
  ["its own message", refusal(401, "No such pair."), "No such pair."],
  ["the usual one", { status: 401 }, "Invalid email or password"],
])("a refusal shows %s", async (_, answer, words) => {
  mockApi({ "POST /api/auth/login": answer });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test");
  await user.type(password(), "secret{Enter}");
  expect((await screen.findAllByText("Login Failed"))[0]).toBeVisible();
  expect(screen.getAllByText(words)[0]).toBeVisible();
});

test("a refused password stands selected for another try", async () => {
  mockApi({ "POST /api/auth/login": refusal(401, "Invalid email or password") });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test");
  await user.type(password(), "secret");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findAllByText("Login Failed");
  expect(password()).toHaveFocus();
  await user.keyboard("x");
  expect(password()).toHaveValue("x");
});

test("too many tries say when to try again", async () => {
  mockApi({
    "POST /api/auth/login": { ...refusal(429, "Slow down."), headers: { "retry-after": "45" } },
  });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test");
  await user.type(password(), "secret{Enter}");
  expect(
    (await screen.findAllByText("Too many attempts. Please try again in 45 seconds."))[0],
  ).toBeVisible();
});

test("the fields are named for password managers", () => {
  mockApi();
  open();
  expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  expect(screen.getByLabelText("Email")).toHaveAttribute("name", "email");
  expect(password()).toHaveAttribute("autocomplete", "current-password");
  expect(password()).toHaveAttribute("name", "password");
});

test("the return path is kept on the way to a new account", () => {
  mockApi();
  renderPage(<LoginPage />, { path: "/login?returnTo=/result?slug=a" });
  expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute(
    "href",
    "/signup?returnTo=%2Fresult%3Fslug%3Da",
  );
});

test("Google and a new account are offered as alternatives", () => {
  mockApi();
  open();
  expect(screen.getByText("Or continue with")).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup");
});
