import type { GeneratedProfile } from "@cosmic/contracts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aChart, aCity } from "../../../../test/a-chart.ts";
import { aFullProfile, anOldProfile, aPreview } from "../../../../test/a-profile.ts";
import { aUser, mockApi } from "../../../../test/mock-api.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { ResultPage } from "../result-page.tsx";

const axes: NonNullable<GeneratedProfile["axes"]> = [
  { axis: "EI", letter: "I", sum: 3, clarity: "clear", neighbour: null },
  { axis: "SN", letter: "N", sum: 2, clarity: "moderate", neighbour: null },
  { axis: "TF", letter: "F", sum: 1, clarity: "slight", neighbour: null },
  { axis: "JP", letter: "J", sum: 0, clarity: "too close to call", neighbour: "INFP" },
];
const chart = aChart({ Moon: ["Leo", "Virgo"] });
const exact = { chart: aChart({}, { isExact: true }), birthTime: "14:05", place: aCity };

function openAsVisitor(changes: Partial<GeneratedProfile> = {}) {
  sessionStorage.setItem("generatedProfile", JSON.stringify({ ...aPreview, chart, ...changes }));
  mockApi();
  return renderPage(<ResultPage />, { path: "/result" });
}

function openAsReader(changes: Partial<GeneratedProfile> = {}, isPaid = true) {
  const profile = { ...(isPaid ? aFullProfile : aPreview), chart, ...changes };
  mockApi({
    "GET /api/auth/user": { body: { ...aUser, hasLifetimeAccess: isPaid } },
    [`GET /api/profiles/${profile.slug}`]: { body: profile },
    "GET /api/places": { body: [] },
  });
  return renderPage(<ResultPage />, { path: `/result?slug=${profile.slug}` });
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["a preview", () => openAsVisitor()],
  ["a report of the first edition", () => openAsReader({ book: null })],
])("%s shows the sky of the birth, drawn and as a table", async (_, open) => {
  open();
  expect(await screen.findByRole("img", { name: "Birth chart for March 1, 1990" })).toBeVisible();
  const sky = screen.getByRole("region", { name: "The sky at your birth" });
  expect(within(sky).getAllByText("Leo or Virgo").length).toBeGreaterThan(0);
});

/** The headings of the second level, from the top of the page down. */
const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("a report of the first edition leads to its parts at once, and shows the free sky after them", async () => {
  openAsReader({ ...anOldProfile, axes, chart });
  await screen.findByRole("heading", { name: "How clearly your answers fell" });
  expect(headings()).toEqual([
    "In this report",
    "Key Strengths",
    "The Two Halves",
    "Work and Money",
    "Love and Others",
    "Below the Surface",
    "Day to Day",
    "12-Month Forecast",
    "Direction",
    "The sky at your birth",
    "What your birth time and place would settle",
    "How clearly your answers fell",
  ]);
  const list = within(screen.getByRole("navigation", { name: "In this report" }));
  const targets = list.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(targets).toHaveLength(10);
  for (const target of targets) {
    expect(document.querySelector(`main ${target}`)).toHaveTextContent(
      list.getByText((_, element) => element?.getAttribute("href") === target).textContent ?? "-",
    );
  }
  expect(screen.getByRole("button", { name: "Chapters" })).toBeVisible();
});

test("a book shows summary, chart, what stands out and the argument before its parts", async () => {
  const { user } = openAsReader({ axes });
  await screen.findByRole("heading", { name: "How clearly your answers fell" });
  expect(headings()).toEqual([
    "On one page",
    "The sky at your birth",
    "What stands out in your chart",
    "The Advocate and Pisces",
    "The Two Halves",
    "Work and Money",
    "Love and Others",
    "Below the Surface",
    "Day to Day",
    "12-Month Forecast",
    "Direction",
    "What your birth time and place would settle",
    "How clearly your answers fell",
  ]);
  expect(screen.getByRole("img", { name: "Birth chart for March 1, 1990" })).toBeVisible();
  const tables = screen.getAllByText("Leo or Virgo");
  for (const cell of tables) expect(cell).not.toBeVisible();
  await user.click(screen.getByText("Show every body, aspect and house"));
  for (const cell of tables) expect(cell).toBeVisible();
});

test("a preview shows the sky and no contents list", async () => {
  openAsVisitor({ axes });
  await screen.findByRole("heading", { name: "How clearly your answers fell" });
  expect(headings()).toEqual([
    "Key Strengths",
    "Where it begins",
    "Read the full report",
    "The sky at your birth",
    "What your birth time and place would settle",
    "How clearly your answers fell",
  ]);
  expect(screen.queryByRole("button", { name: "Chapters" })).toBeNull();
});

test("a blueprint without a stored chart shows no sky", async () => {
  openAsVisitor({ chart: null });
  await screen.findByText("Preview Version");
  expect(screen.queryByText("The sky at your birth")).toBeNull();
});

test("the page shows how clear the quiz was, with the neighboring type of an axis too close to call", async () => {
  openAsVisitor({ axes });
  expect(await screen.findByText("Exactly between Judging and Perceiving")).toBeVisible();
  expect(screen.getByText(/Your neighboring type, INFP Mediator/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Write a blueprint for INFP" })).toHaveAttribute(
    "href",
    "/generating-profile?type=INFP&birthDate=1990-03-01",
  );
});

const certain = axes.map((axis, at) => ({ ...axis, certainty: [0.9, 0.8, 0.66, 0.5][at] }));

test("a close letter names the two likeliest types with their likelihood", async () => {
  openAsVisitor({ axes: certain });
  expect(
    await screen.findByText(
      "Asked other questions, you’d come out as INFJ 24% of the time, we estimate, as INFP 24%, and as one of the fourteen others 52%.",
    ),
  ).toBeVisible();
});

test("letters that are at least moderate name no likeliest types", async () => {
  openAsVisitor({ axes: certain.map((axis) => ({ ...axis, clarity: "clear" as const })) });
  await screen.findByRole("heading", { name: "How clearly your answers fell" });
  expect(screen.queryByText(/of the time, we estimate/)).toBeNull();
});

test.each([
  [true, ["/sitting?slug=abcdefghijklmnopqrstuv"]],
  [false, []],
])("the owner is led to further statements while one would help (%s)", async (hasNext, hrefs) => {
  const profile = { ...aFullProfile, axes, chart };
  const { calls } = mockApi({
    "GET /api/auth/user": { body: { ...aUser, hasLifetimeAccess: true } },
    [`GET /api/profiles/${profile.slug}`]: { body: profile },
    "GET /api/places": { body: [] },
    "GET /api/sittings": { body: [{ isFollowed: true, hasNext }] },
  });
  renderPage(<ResultPage />, { path: `/result?slug=${profile.slug}` });
  await screen.findByRole("heading", { name: "How clearly your answers fell" });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/sittings"));
  await act(async () => {});
  const links = screen.queryAllByRole("link", { name: /Make it surer/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

test("a chosen type shows no quiz clarity", async () => {
  openAsVisitor();
  await screen.findByText("Preview Version");
  expect(screen.queryByText("How clearly your answers fell")).toBeNull();
});

test("the offer to add birth details opens the form in the page", async () => {
  const { user } = openAsReader({}, false);
  const offer = await screen.findByRole("region", {
    name: "What your birth time and place would settle",
  });
  expect(offer).toHaveTextContent(
    "Your Moon's sign, Leo or Virgo; and your rising sign and houses.",
  );
  await user.click(within(offer).getByRole("button", { name: "Add your birth time and place" }));
  expect(await screen.findByRole("textbox", { name: "Birth time" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  await vi.waitFor(() => {
    expect(screen.getByRole("button", { name: "Add your birth time and place" })).toHaveFocus();
  });
});

test("a visitor is asked to sign in before adding birth details", async () => {
  openAsVisitor();
  expect(
    await screen.findByRole("link", { name: "Sign in to add your birth time and place" }),
  ).toHaveAttribute("href", "/auth-select?returnTo=%2Fresult");
});

test("no offer shows when time and place are known, and the header names them", async () => {
  openAsReader(exact);
  expect(await screen.findByText("March 1, 1990, 14:05")).toBeVisible();
  expect(screen.getByText("Lisbon, Portugal")).toBeVisible();
  expect(screen.queryByText(/would settle/)).toBeNull();
});

test("the forecast begins with the current month and wraps around the year", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-21T12:00:00") });
  openAsReader();
  fireEvent.click(await screen.findByText("Read Part VI"));
  const list = await screen.findByRole("list", { name: "Twelve months" });
  const months = within(list).getAllByRole("heading");
  expect(months.map((month) => month.textContent)).toEqual([
    "November 2026",
    "December 2026",
    "January 2027",
    "February 2027",
    "March 2027",
    "April 2027",
    "May 2027",
    "June 2027",
    "July 2027",
    "August 2027",
    "September 2027",
    "October 2027",
  ]);
  expect(screen.getByRole("article", { name: "November 2026" })).toHaveTextContent("This month");
  expect(screen.getByRole("article", { name: "January 2027" })).toHaveTextContent(
    "Forecast number 1.",
  );
});
