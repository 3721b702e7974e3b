import { CodeLoadError } from "@cosmic/ui/code-load-error";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mockApi, refusal } from "../../test/mock-api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import { RequireUser } from "./require-user.tsx";

async function renderFailing(error: Error) {
  // React logs every error that a boundary catches.
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = () => {
    throw error;
  };
  renderPage(
    <PageErrorBoundary>
      <Broken />
    </PageErrorBoundary>,
    { path: "/result" },
  );
  await screen.findByRole("alert");
  complaints.mockRestore();
}

test("page whose data cannot be read says so, does not blame the connection, and is reported", async () => {
  const { calls } = mockApi();
  await renderFailing(new TypeError("Cannot read properties of undefined"));
  expect(await screen.findByRole("heading", { name: "This page cannot be shown" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/could not be read/);
  expect(screen.getByRole("alert")).not.toHaveTextContent(/connection/i);
  await waitFor(() => {
    expect(calls.map(({ path }) => path)).toContain("/api/client-errors");
  });
});

test("page whose code does not arrive blames the connection", async () => {
  mockApi();
  await renderFailing(new CodeLoadError(new TypeError("Failed to fetch")));
  expect(await screen.findByRole("heading", { name: "This page did not load" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("The connection may have dropped.");
});

test.each([
  ["the server's failure", refusal(503, "Busy."), "Our server could not answer."],
  ["the connection", null, "The connection may have dropped."],
])("page for users names %s when the sign-in cannot be checked", async (_what, answer, words) => {
  mockApi({
    "GET /api/auth/user": () => {
      if (answer === null) throw new TypeError("Failed to fetch");
      return answer;
    },
  });
  renderPage(<RequireUser otherwise="/">Secret</RequireUser>, { path: "/dashboard" });
  expect(await screen.findByRole("alert", {}, { timeout: 4_000 })).toHaveTextContent(words);
  expect(screen.queryByText("Secret")).not.toBeInTheDocument();
});
