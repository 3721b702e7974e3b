import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { makePage } from "../../../test/make-user.ts";
import { mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";
import {
  ada,
  findButton,
  findRow,
  findText,
  listCalls,
  usersAnswers,
} from "../../../test/users-list.ts";

test("Refresh refetches the list and confirms it", async () => {
  const { calls } = mockApi(usersAnswers);
  const { user } = renderPanel("/users");
  await findRow(ada.email);
  const before = listCalls(calls).length;
  await user.click(await findButton("Refresh"));
  expect(await findText("Refreshed")).toBeVisible();
  expect(await findText("User data updated from database")).toBeVisible();
  expect(listCalls(calls).length).toBe(before + 1);
});

test("users list polls every five seconds until auto-refresh is turned off", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = mockApi(usersAnswers);
  const { user } = renderPanel("/users");
  await findRow(ada.email);
  expect(listCalls(calls)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listCalls(calls)).toHaveLength(2);
  await user.click(await findButton("Auto-refresh ON"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await findButton("Auto-refresh OFF")).toBeVisible();
  expect(listCalls(calls)).toHaveLength(2);
});

test("failed poll keeps the rows and shows when they were loaded", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isReachable = true;
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": () => {
      if (!isReachable) throw new TypeError("Failed to fetch");
      return makePage([ada]);
    },
  });
  renderPanel("/users");
  await findRow(ada.email);
  isReachable = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole("alert")).toHaveTextContent("The last refresh failed");
  expect(await findRow(ada.email)).toBeVisible();
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => {
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

test("users list can be retried after a failure", async () => {
  let isReachable = false;
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": () =>
      isReachable ? makePage([ada]) : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/users");
  expect(await screen.findByRole("alert")).toHaveTextContent("The users could not be loaded");
  isReachable = true;
  await user.click(await findButton("Try again"));
  expect(await findRow(ada.email)).toBeVisible();
});

test("failed later page links to the first page", async () => {
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": ({ query }) =>
      query["cursor"]
        ? refusal(400, "This page of the list cannot be shown.")
        : makePage([ada], { "x-next-cursor": "worn-out" }),
  });
  const { user } = renderPanel("/users");
  await user.click(await findButton("Next"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This page of the list cannot be shown.",
  );
  await user.click(await findButton("Go to the first page"));
  expect(await findRow(ada.email)).toBeVisible();
});

test("poll that finds the session ended shows the sign-in page with a notice", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isSignedIn = true;
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": () =>
      isSignedIn ? makePage([ada]) : refusal(401, "Unauthorized. Please sign in.", "unauthorized"),
  });
  renderPanel("/users");
  await findRow(ada.email);
  isSignedIn = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText("Your session has ended")).toBeVisible();
});
