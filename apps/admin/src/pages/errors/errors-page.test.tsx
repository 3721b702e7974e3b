import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mockApi, refusal, signedIn } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const inBrowser = {
  id: "a1",
  source: "browser",
  message: "TypeError: x is undefined",
  place: "/result",
  severity: "HIGH",
  status: 0,
  count: 1_204,
  firstSeen: "2026-11-01T10:00:00.000Z",
  lastSeen: "2026-11-21T15:59:00.000Z",
};
const onServer = {
  ...inBrowser,
  id: "a2",
  source: "api",
  message: "The AI did not answer in time",
  place: "POST /api/generate-profile",
  severity: "MEDIUM",
  status: 503,
  count: 3,
};
const inbox = { ...signedIn, "GET /api/admin/errors": { body: [inBrowser, onServer] } };

const findRow = (message: string) => screen.findByRole("row", { name: new RegExp(message) });
const readCells = async (message: string) =>
  within(await findRow(message))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("errors table shows message, page or call, severity, count and times", async () => {
  mockApi(inbox);
  renderPanel("/errors");
  expect((await readCells(onServer.message)).slice(0, 5)).toEqual([
    "POST /api/generate-profile",
    "API",
    "MEDIUM",
    "503",
    "3",
  ]);
  expect((await readCells(inBrowser.message)).slice(1, 5)).toEqual([
    "Browser",
    "HIGH",
    "—none",
    "1,204",
  ]);
  const times = (await findRow(inBrowser.message)).querySelectorAll("time");
  expect([...times].map(({ dateTime }) => dateTime)).toEqual([
    inBrowser.firstSeen,
    inBrowser.lastSeen,
  ]);
});

test("severity filter requests one severity", async () => {
  const { calls } = mockApi({
    ...inbox,
    "GET /api/admin/errors": ({ query }) => ({
      body: query["severity"] === "HIGH" ? [inBrowser] : [inBrowser, onServer],
    }),
  });
  const { user } = renderPanel("/errors");
  await findRow(onServer.message);
  await user.click(screen.getByRole("button", { name: "HIGH" }));
  await waitFor(() => {
    expect(screen.queryByRole("row", { name: new RegExp(onServer.message) })).toBeNull();
  });
  expect(screen.getByRole("button", { name: "HIGH" })).toHaveAttribute("aria-pressed", "true");
  expect(calls.at(-1)?.query).toEqual({ severity: "HIGH" });
});

test("errors page says when nothing was reported", async () => {
  mockApi({ ...inbox, "GET /api/admin/errors": { body: [] } });
  renderPanel("/errors");
  expect(await screen.findByRole("heading", { name: "No errors reported" })).toBeVisible();
});

test("errors pager follows the server's cursor and goes back", async () => {
  mockApi({
    ...inbox,
    "GET /api/admin/errors": ({ query }) =>
      query["cursor"] === "next"
        ? { body: [onServer] }
        : { body: [inBrowser], headers: { "x-next-cursor": "next" } },
  });
  const { user } = renderPanel("/errors");
  await findRow(inBrowser.message);
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(await findRow(onServer.message)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(await findRow(inBrowser.message)).toBeVisible();
});

test("errors page refetches on request only, since polling would keep the session alive", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let reported = [inBrowser];
  const { calls } = mockApi({ ...inbox, "GET /api/admin/errors": () => ({ body: reported }) });
  const { user } = renderPanel("/errors");
  await findRow(inBrowser.message);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls.filter(({ path }) => path === "/api/admin/errors")).toHaveLength(1);
  reported = [onServer];
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await findRow(onServer.message)).toBeVisible();
});

test("failed refresh keeps the rows and says so", async () => {
  let isReachable = true;
  mockApi({
    ...inbox,
    "GET /api/admin/errors": () =>
      isReachable ? { body: [inBrowser] } : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/errors");
  await findRow(inBrowser.message);
  isReachable = false;
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The last refresh failed");
  expect(await findRow(inBrowser.message)).toBeVisible();
});

test("errors page can be retried after a failure", async () => {
  let isReachable = false;
  mockApi({
    ...inbox,
    "GET /api/admin/errors": () =>
      isReachable ? { body: [inBrowser] } : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/errors");
  expect(await screen.findByRole("alert")).toHaveTextContent("The errors could not be loaded");
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await findRow(inBrowser.message)).toBeVisible();
});
