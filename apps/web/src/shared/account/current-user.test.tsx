import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswer, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { useCurrentUser } from "./current-user.ts";

function Who() {
  const { isLoading, user, error } = useCurrentUser();
  if (isLoading) return <p>asking</p>;
  return <p>{error?.message ?? (user ? user.email : "no user")}</p>;
}

const USER = "/api/auth/user";

function ask(answer: ApiAnswer) {
  const { calls } = mockApi({ [`GET ${USER}`]: answer });
  renderPage(<Who />, { path: "/" });
  return (path: string) => calls.filter((call) => call.path === path);
}

test("a failure is an error that names the status, retried once", async () => {
  // An id of a request may hold any digits, also those of another status.
  const body = { message: "Sorry.", code: "internal", requestId: "req-401" };
  const callsTo = ask({ status: 500, body });
  expect(await screen.findByText("HTTP error! status: 500")).toBeVisible();
  expect(callsTo(USER)).toHaveLength(2);
  await waitFor(() => {
    window.dispatchEvent(new Event("pagehide"));
    expect(callsTo("/api/client-errors").flatMap(({ body: told }) => told)).toHaveLength(2);
  });
});

test("a 401 means signed out, and is not retried", async () => {
  const callsTo = ask(refusal(401, "Unauthorized", "unauthorized"));
  expect(await screen.findByText("no user")).toBeVisible();
  expect(callsTo(USER)).toHaveLength(1);
});

test("a visitor without a mark of a session is not asked about", async () => {
  document.cookie = "cosmic_signed_in=; Max-Age=0";
  const callsTo = ask(refusal(401, "Unauthorized", "unauthorized"));
  expect(await screen.findByText("no user")).toBeVisible();
  expect(callsTo(USER)).toHaveLength(0);
});
