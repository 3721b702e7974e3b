import { GOOGLE_ERRORS } from "@cosmic/contracts";
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { AuthPage } from "./auth-page.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

test("one button, which takes the way back along", async () => {
  mockApi();
  const { user } = renderPage(<AuthPage />, { path: "/auth?returnTo=/result?slug=a" });
  expect(screen.getByRole("heading", { level: 1, name: "Sign up or log in" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Continue with Google" }));
  expect(navigateFully).toHaveBeenCalledWith("/api/auth/google?returnTo=%2Fresult%3Fslug%3Da");
});

test.each(GOOGLE_ERRORS)("the page explains why Google refused with %s", (code) => {
  mockApi();
  renderPage(<AuthPage />, { path: `/auth?error=${code}&returnTo=/quiz` });
  const notice = screen.getByRole("alert");
  expect(notice).toHaveTextContent(/^You are not signed in.{40}/);
  expect(notice).not.toHaveTextContent(code);
  expect(screen.getByRole("link", { name: "Use your email address" })).toHaveAttribute(
    "href",
    "/auth-select?returnTo=%2Fquiz",
  );
});

test.each(["<script>x</script>", "toString", "nonsense"])(
  "an unknown code such as %s is not shown itself",
  (code) => {
    mockApi();
    renderPage(<AuthPage />, { path: `/auth?error=${encodeURIComponent(code)}` });
    expect(screen.getByRole("alert")).toHaveTextContent("did not work this time");
    expect(screen.getByRole("alert")).not.toHaveTextContent(code);
  },
);

test("the button is busy until Google has taken over, and free again on the way back", async () => {
  mockApi();
  const { user } = renderPage(<AuthPage />, { path: "/auth" });
  const button = screen.getByRole("button", { name: "Continue with Google" });
  await user.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  act(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(button).not.toHaveAttribute("aria-busy");
});
