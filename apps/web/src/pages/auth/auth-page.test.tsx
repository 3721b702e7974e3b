import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/full-navigation/navigate-fully.ts";
import { AuthPage } from "./auth-page.tsx";

vi.mock("../../shared/full-navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

test("one button, which takes the way back along", async () => {
  mockApi();
  const { user } = renderPage(<AuthPage />, { path: "/auth?returnTo=/result?slug=a" });
  expect(screen.getByRole("heading", { level: 1, name: "Sign up or log in" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Continue with Google" }));
  expect(navigateFully).toHaveBeenCalledWith("/api/auth/google?returnTo=%2Fresult%3Fslug%3Da");
});
