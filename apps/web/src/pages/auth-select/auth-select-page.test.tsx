import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { AuthSelectPage } from "./auth-select-page.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const open = (path = "/auth-select?returnTo=/quiz") => renderPage(<AuthSelectPage />, { path });
const goOn = () => screen.getByRole("button", { name: "Continue with Email" });

test("the e-mail button waits for a whole address", async () => {
  mockApi();
  const { user } = open();
  expect(goOn()).toBeDisabled();
  await user.type(screen.getByLabelText("Email"), "ada@example");
  expect(goOn()).toBeDisabled();
  await user.type(screen.getByLabelText("Email"), ".test");
  expect(goOn()).toBeEnabled();
});

test("the address and the way back are handed on to the password page", async () => {
  const { calls } = mockApi({ "POST /api/auth/check-user": { body: { exists: true } } });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test{Enter}");
  expect(await screen.findByTestId("address")).toHaveTextContent(
    "/email-auth?email=ada%40example.test&returnTo=%2Fquiz",
  );
  expect(calls).toContainEqual(
    expect.objectContaining({ path: "/api/auth/check-user", body: { email: "ada@example.test" } }),
  );
});

test.each([
  ["refused", refusal(429, "Too many requests.")],
  ["lost", undefined],
])("an account check that is %s still opens the next page", async (_, answer) => {
  mockApi(answer ? { "POST /api/auth/check-user": answer } : {});
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test{Enter}");
  expect(await screen.findByTestId("address")).toHaveTextContent("/email-auth");
});

test.each([
  ["/auth-select?returnTo=/quiz", "/api/auth/google?returnTo=%2Fquiz"],
  ["/auth-select", "/api/auth/google"],
  ["/auth-select?returnTo=//evil.test", "/api/auth/google?returnTo=%2Fdashboard"],
  ["/auth-select?returnTo=javascript:alert(1)", "/api/auth/google?returnTo=%2Fdashboard"],
  ["/auth-select?returnTo=/api/logout", "/api/auth/google?returnTo=%2Fdashboard"],
])("from %s the Google button leads to %s", async (path, address) => {
  mockApi();
  const { user } = open(path);
  await user.click(screen.getByRole("button", { name: "Continue with Google" }));
  expect(navigateFully).toHaveBeenLastCalledWith(address);
});

test("the note leads to the terms and the privacy policy", () => {
  mockApi();
  open();
  const note = within(screen.getByText(/By continuing you agree/));
  expect(note.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  expect(note.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
});

test("the field is named for password managers", () => {
  mockApi();
  open();
  expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  expect(screen.getByLabelText("Email")).toHaveAttribute("name", "email");
});
