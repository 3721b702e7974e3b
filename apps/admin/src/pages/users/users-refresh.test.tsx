import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { makePage } from "../../../test/make-user.ts";
import { mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";
import { ada, listCalls, named, rowOf, said, usersAnswers } from "../../../test/users-list.ts";

test("refreshing asks the server again and says so", async () => {
  const { calls } = mockApi(usersAnswers);
  const { user } = renderPanel("/users");
  await rowOf(ada.email);
  const before = listCalls(calls).length;
  await user.click(await named("Refresh"));
  expect(await said("Refreshed")).toBeVisible();
  expect(await said("User data updated from database")).toBeVisible();
  expect(listCalls(calls).length).toBe(before + 1);
});

test("asks again every five seconds, until auto-refresh is switched off", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = mockApi(usersAnswers);
  const { user } = renderPanel("/users");
  await rowOf(ada.email);
  expect(listCalls(calls)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listCalls(calls)).toHaveLength(2);
  await user.click(await named("Auto-refresh ON"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await named("Auto-refresh OFF")).toBeVisible();
  expect(listCalls(calls)).toHaveLength(2);
});

test("a refresh that does not get through keeps what is shown and says as of when it is right", async () => {
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
  await rowOf(ada.email);
  isReachable = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The last refresh did not get through",
  );
  expect(await rowOf(ada.email)).toBeVisible();
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => {
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

test("a list that does not come can be asked for again", async () => {
  let isReachable = false;
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": () =>
      isReachable ? makePage([ada]) : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/users");
  expect(await screen.findByRole("alert")).toHaveTextContent("The users could not be loaded");
  isReachable = true;
  await user.click(await named("Try again"));
  expect(await rowOf(ada.email)).toBeVisible();
});

test("a later page that does not come leaves a way back to the first", async () => {
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": ({ query }) =>
      query["cursor"]
        ? refusal(400, "This page of the list cannot be shown.")
        : makePage([ada], { "x-next-cursor": "worn-out" }),
  });
  const { user } = renderPanel("/users");
  await user.click(await named("Next"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This page of the list cannot be shown.",
  );
  await user.click(await named("To the first page"));
  expect(await rowOf(ada.email)).toBeVisible();
});

test("a poll that finds the session ended leads to the sign-in page with a word on it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isSignedIn = true;
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": () =>
      isSignedIn ? makePage([ada]) : refusal(401, "Unauthorized. Please sign in.", "unauthorized"),
  });
  renderPanel("/users");
  await rowOf(ada.email);
  isSignedIn = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText("Your session has ended")).toBeVisible();
});
