import { summarizeChoices } from "@cosmic/domain/trial";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { AccuracyPage } from "./accuracy-page.tsx";

const results = (own: number, n: number, checks = 4) => ({
  all: summarizeChoices(own, n, 1 / 3),
  byDecoys: (["near-type", "other-place", "far"] as const).map((decoys) => ({
    decoys,
    ...summarizeChoices(0, 0, 1 / 3),
  })),
  check: summarizeChoices(checks / 2, checks, 1 / 2),
  places: [4, 2, 1],
});

const open = () => renderPage(<AccuracyPage />, { path: "/accuracy" });
const section = (name: string) => screen.findByRole("region", { name });

test("counts are shown with n, share, interval, chance and what they say", async () => {
  mockApi({
    "GET /api/accuracy": { body: { overview: results(60, 130), chapters: results(3, 7) } },
  });
  open();
  const overviews = await section("Overviews, before the type is told");
  expect(
    await within(overviews).findByText(
      /60 of 130 chose their own text, 46%; 95% interval 38% to 55%; chance 33%\./,
    ),
  ).toBeVisible();
  expect(within(overviews).getByText("More often than chance.")).toBeVisible();
  expect(within(overviews).getByText(/4 first, 2 second, 1 third/)).toBeVisible();
  expect(within(overviews).getAllByText("No one has chosen yet.")).toHaveLength(3);
  const chapters = await section("Chapters, after paying");
  expect(within(chapters).getByText("n = 7: too few to say.")).toBeVisible();
});

test("a part without a choice shows one line", async () => {
  mockApi({
    "GET /api/accuracy": { body: { overview: results(60, 130), chapters: results(0, 0, 0) } },
  });
  open();
  const chapters = await section("Chapters, after paying");
  expect(await within(chapters).findByText("No one has chosen yet.")).toBeVisible();
  expect(within(chapters).getAllByRole("term")).toHaveLength(1);
  expect(within(chapters).queryByText(/first/)).toBeNull();
});

test("counts that do not load can be asked for again", async () => {
  mockApi({ "GET /api/accuracy": refusal(503, "Busy.") });
  open();
  expect(await screen.findAllByText("The counts could not be loaded.")).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(2);
});

test("the way it is measured is told without the counts", () => {
  mockApi({ "GET /api/accuracy": () => new Promise<never>(() => undefined) });
  open();
  expect(screen.getByRole("heading", { name: "How it is measured" })).toBeVisible();
  expect(screen.getByText("Loading the overviews")).toBeInTheDocument();
});
