import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { SignupPage } from "./signup-page.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const open = () => renderPage(<SignupPage />, { path: "/signup" });
const password = () => screen.getByLabelText("Password", { selector: "input" });

test("a new account leads to the quiz with a full load; empty names are not sent", async () => {
  const { calls } = mockApi({
    "POST /api/auth/signup": { body: { user: aUser, redirectUrl: "/dashboard" } },
  });
  const { user } = open();
  await user.type(screen.getByLabelText(/^First name/), " Ada ");
  await user.type(screen.getByLabelText("Email"), "ada@example.test");
  await user.type(password(), "secret{Enter}");
  await vi.waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith("/quiz");
  });
  expect(calls.find(({ path }) => path === "/api/auth/signup")?.body).toEqual({
    email: "ada@example.test",
    password: "secret",
    firstName: "Ada",
  });
  expect(sessionStorage.getItem("carriedToast")).toContain(
    "Your account has been created successfully",
  );
});

test("a short password and a broken address are named at their fields", async () => {
  mockApi();
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada");
  await user.type(password(), "short{Enter}");
  expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
  expect(screen.getByText("Password must be at least 6 characters")).toBeVisible();
});

test.each([
  ["its own message", refusal(409, "This address is taken."), "This address is taken."],
  ["the usual one", { status: 500 }, "Failed to create account"],
])("a refusal shows %s", async (_, answer, words) => {
  mockApi({ "POST /api/auth/signup": answer });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test");
  await user.type(password(), "secret{Enter}");
  expect((await screen.findAllByText("Sign Up Failed"))[0]).toBeVisible();
  expect(screen.getAllByText(words)[0]).toBeVisible();
});

test("what the server says about one field stands beside it, and the field has the focus", async () => {
  const message = "Names can have at most 100 characters";
  mockApi({
    "POST /api/auth/signup": {
      status: 400,
      body: {
        message,
        code: "validation_failed",
        requestId: "r",
        issues: [{ path: "lastName", message }],
      },
    },
  });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test");
  await user.type(password(), "secret{Enter}");
  const lastName = screen.getByLabelText(/^Last name/);
  await vi.waitFor(() => {
    expect(lastName).toHaveAccessibleDescription(message);
  });
  expect(lastName).toHaveFocus();
});

test("too many sign-ups say when to try again", async () => {
  mockApi({
    "POST /api/auth/signup": { ...refusal(429, "Slow down."), headers: { "retry-after": "1200" } },
  });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test");
  await user.type(password(), "secret{Enter}");
  expect(
    (await screen.findAllByText("Too many attempts. Please try again in 20 minutes."))[0],
  ).toBeVisible();
});
