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

const rowOf = (message: string) => screen.findByRole("row", { name: new RegExp(message) });
const cellsOf = async (message: string) =>
  within(await rowOf(message))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("shows what failed, where, how often and when", async () => {
  mockApi(inbox);
  renderPanel("/errors");
  expect((await cellsOf(onServer.message)).slice(0, 5)).toEqual([
    "POST /api/generate-profile",
    "API",
    "MEDIUM",
    "503",
    "3",
  ]);
  expect((await cellsOf(inBrowser.message)).slice(1, 5)).toEqual([
    "Browser",
    "HIGH",
    "—none",
    "1,204",
  ]);
  const times = (await rowOf(inBrowser.message)).querySelectorAll("time");
  expect([...times].map(({ dateTime }) => dateTime)).toEqual([
    inBrowser.firstSeen,
    inBrowser.lastSeen,
  ]);
});

test("shows those of one severity when asked to", async () => {
  const { calls } = mockApi({
    ...inbox,
    "GET /api/admin/errors": ({ query }) => ({
      body: query["severity"] === "HIGH" ? [inBrowser] : [inBrowser, onServer],
    }),
  });
  const { user } = renderPanel("/errors");
  await rowOf(onServer.message);
  await user.click(screen.getByRole("button", { name: "HIGH" }));
  await waitFor(() => {
    expect(screen.queryByRole("row", { name: new RegExp(onServer.message) })).toBeNull();
  });
  expect(screen.getByRole("button", { name: "HIGH" })).toHaveAttribute("aria-pressed", "true");
  expect(calls.at(-1)?.query).toEqual({ severity: "HIGH" });
});

test("nothing reported is said to be so", async () => {
  mockApi({ ...inbox, "GET /api/admin/errors": { body: [] } });
  renderPanel("/errors");
  expect(await screen.findByRole("heading", { name: "No errors reported" })).toBeVisible();
});

test("pages forwards by the server's cursor and back again", async () => {
  mockApi({
    ...inbox,
    "GET /api/admin/errors": ({ query }) =>
      query["cursor"] === "next"
        ? { body: [onServer] }
        : { body: [inBrowser], headers: { "x-next-cursor": "next" } },
  });
  const { user } = renderPanel("/errors");
  await rowOf(inBrowser.message);
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(await rowOf(onServer.message)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(await rowOf(inBrowser.message)).toBeVisible();
});

test("is looked at again when asked to, and not by itself: that would keep the session alive", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let reported = [inBrowser];
  const { calls } = mockApi({ ...inbox, "GET /api/admin/errors": () => ({ body: reported }) });
  const { user } = renderPanel("/errors");
  await rowOf(inBrowser.message);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls.filter(({ path }) => path === "/api/admin/errors")).toHaveLength(1);
  reported = [onServer];
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await rowOf(onServer.message)).toBeVisible();
});

test("a refresh that does not get through keeps what is shown and says so", async () => {
  let isReachable = true;
  mockApi({
    ...inbox,
    "GET /api/admin/errors": () =>
      isReachable ? { body: [inBrowser] } : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/errors");
  await rowOf(inBrowser.message);
  isReachable = false;
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The last refresh did not get through",
  );
  expect(await rowOf(inBrowser.message)).toBeVisible();
});

test("errors that do not come can be asked for again", async () => {
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
  expect(await rowOf(inBrowser.message)).toBeVisible();
});
