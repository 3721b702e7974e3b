import type { Blueprint } from "@cosmic/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCity } from "../../../test/a-chart.ts";
import { aFullProfile, aPreview } from "../../../test/a-profile.ts";
import { aUser, mockApi } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const blueprint = (number: number, isPaid: boolean): Blueprint => ({
  id: `blueprint-${number}`,
  slug: `slug-of-number-${number}`,
  mbtiType: "INFJ",
  archetype: `Archetype ${number}`,
  sunSign: "Pisces",
  overview: "An overview.",
  isPaid,
  generatedAt: new Date(2026, 10, 20, 12).toISOString(),
  birthDate: "1990-03-01",
  birthTime: null,
  place: null,
});

const withLists = (list: readonly Blueprint[]) => ({
  "GET /api/auth/user": { body: aUser },
  "GET /api/profiles": { body: list },
  "GET /api/user-profiles": { body: list },
  "GET /api/birth-info": { body: null },
  "GET /api/mbti-result": { body: null },
});

function open(answers: Parameters<typeof mockApi>[0]) {
  const api = mockApi(answers);
  return { ...api, ...renderPage(<DashboardPage />, { path: "/dashboard" }) };
}

test("greets by first name and counts one blueprint in the singular", async () => {
  open(withLists([blueprint(1, false)]));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your Cosmic Dashboard");
  expect(await screen.findByText("Welcome, Ada")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add your name" })).toBeNull();
  expect(await screen.findByText("1 blueprint created")).toBeVisible();
});

test("greets without a name when none is known, and links to where it can be added", async () => {
  open({ ...withLists([]), "GET /api/auth/user": { body: { ...aUser, firstName: null } } });
  expect(await screen.findByText("Needs completion")).toBeVisible();
  expect(screen.getByText("Welcome")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add your name" })).toHaveAttribute("href", "/your-data");
});

test.each([0, 2])("counts %i blueprints in the plural", async (count) => {
  open(withLists(Array.from({ length: count }, (_, index) => blueprint(index, false))));
  expect(await screen.findByText(`${count} blueprints created`)).toBeVisible();
});

test("says what is still to be done", async () => {
  open(withLists([]));
  expect(await screen.findByText("Needs completion")).toBeVisible();
  expect(await screen.findByText("Not completed")).toBeVisible();
  for (const name of [
    "Create New Cosmic Blueprint",
    "Create New Blueprint",
    "Birth Information: Needs completion",
    "MBTI Assessment: Not completed",
  ]) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/quiz");
  }
});

test("shows the sign and the type that are known, with the day of the assessment", async () => {
  open({
    ...withLists([]),
    "GET /api/birth-info": {
      body: { birthDate: "1990-03-01", sunSign: "Pisces", changeover: null },
    },
    "GET /api/mbti-result": {
      body: { mbtiType: "INFJ", createdAt: new Date(2026, 10, 19, 12).toISOString(), axes: [] },
    },
  });
  expect(await screen.findByText("Complete")).toBeVisible();
  expect(screen.getByText("Sun in Pisces")).toBeVisible();
  expect(await screen.findByText("Type: INFJ")).toBeVisible();
  expect(screen.getByText("Completed November 19, 2026")).toBeVisible();
});

test("names the type that was chosen where the answers fitted more than one", async () => {
  const createdAt = new Date(2026, 10, 19, 12).toISOString();
  const body = { mbtiType: "ENFJ", chosenType: "ENFP", createdAt, axes: [] };
  open({ ...withLists([]), "GET /api/mbti-result": { body } });
  expect(await screen.findByText("Type: ENFP")).toBeVisible();
});

test("birth information without a sign is complete all the same", async () => {
  open({ ...withLists([]), "GET /api/birth-info": { body: { birthDate: "1990-03-01" } } });
  expect(await screen.findByText("Sun sign calculated")).toBeVisible();
});

test("an empty list offers the first blueprint and no second button", async () => {
  open(withLists([]));
  expect(await screen.findByText("No Blueprints Yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Create Your First Blueprint" })).toHaveAttribute(
    "href",
    "/quiz",
  );
  expect(screen.queryByRole("link", { name: "Create New" })).toBeNull();
});

test("each blueprint leads to its report and shows whether it is complete", async () => {
  open(withLists([blueprint(1, true), blueprint(2, false)]));
  const paid = (await screen.findByRole("link", { name: "Archetype 1" })).closest("article");
  const free = screen.getByRole("link", { name: "Archetype 2" }).closest("article");
  expect(screen.getByRole("link", { name: "Archetype 1" })).toHaveAttribute(
    "href",
    "/result?slug=slug-of-number-1",
  );
  const inPaid = within(paid as HTMLElement);
  for (const text of ["Complete", "INFJ", "Pisces", "An overview.", "November 20, 2026"]) {
    expect(inPaid.getByText(text)).toBeVisible();
  }
  expect(inPaid.getByRole("img", { name: "Paid" })).toBeVisible();
  expect(within(free as HTMLElement).getByText("Preview")).toBeVisible();
  expect(within(free as HTMLElement).queryByRole("img", { name: "Paid" })).toBeNull();
  expect(screen.getByRole("link", { name: "Create New" })).toHaveAttribute("href", "/quiz");
});

test("two blueprints of one type and sign differ by the birth they were written for", async () => {
  open(
    withLists([
      blueprint(1, false),
      { ...blueprint(2, false), birthDate: "1990-03-02" },
      { ...blueprint(3, false), birthTime: "14:30", place: aCity },
    ]),
  );
  expect(await screen.findByText("Born March 1, 1990")).toBeVisible();
  expect(screen.getByText("Born March 2, 1990")).toBeVisible();
  expect(screen.getByText("Born March 1, 1990, 14:30, Lisbon")).toBeVisible();
});

test("says that it is loading", () => {
  open({ ...withLists([]), "GET /api/profiles": () => new Promise(() => undefined) });
  expect(screen.getByText("Loading your blueprints")).toBeInTheDocument();
  expect(screen.getByText("Loading Birth Information")).toBeInTheDocument();
});

test("what could not be loaded says so by itself and can be tried again", async () => {
  const { user } = open({
    ...withLists([blueprint(1, false)]),
    "GET /api/profiles": { status: 503 },
  });
  expect(await screen.findByText("Your blueprints could not be loaded.")).toBeVisible();
  expect(await screen.findByText("Needs completion")).toBeVisible();
  mockApi(withLists([blueprint(1, false)]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Archetype 1" })).toBeVisible();
});

test("a blueprint made before signing in is adopted, and updates the list and the status cards", async () => {
  sessionStorage.setItem("generatedProfile", JSON.stringify(aPreview));
  let isClaimed = false;
  open({
    ...withLists([]),
    "GET /api/profiles": () => ({ body: isClaimed ? [blueprint(7, false)] : [] }),
    "GET /api/birth-info": () => ({
      body: isClaimed ? { birthDate: "1990-03-01", sunSign: "Pisces" } : null,
    }),
    "GET /api/mbti-result": () => ({
      body: isClaimed ? { mbtiType: "INFJ", createdAt: "2026-11-19T12:00:00.000Z" } : null,
    }),
    "POST /api/migrate-profile": () => {
      isClaimed = true;
      return { body: { success: true, message: "", profileSlug: aPreview.slug } };
    },
  });
  await waitFor(() => {
    expect(screen.getByRole("link", { name: "Archetype 7" })).toBeVisible();
  });
  expect(await screen.findByText("Sun in Pisces")).toBeVisible();
  expect(await screen.findByText("Type: INFJ")).toBeVisible();
});

test("the tab keeps the equal blueprint that an adoption ends at", async () => {
  sessionStorage.setItem("generatedProfile", JSON.stringify(aPreview));
  const twin = { ...aFullProfile, id: "the-twin", slug: "zyxwvutsrqponmlkjihgfe" };
  open({
    ...withLists([]),
    "POST /api/migrate-profile": { body: { success: true, message: "", profileSlug: twin.slug } },
    [`GET /api/profiles/${twin.slug}`]: { body: twin },
  });
  await waitFor(() => {
    expect(JSON.parse(sessionStorage.getItem("generatedProfile") ?? "")).toEqual(twin);
  });
});
