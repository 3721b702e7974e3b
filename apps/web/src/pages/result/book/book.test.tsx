import { FORECAST_RULE, REPORT_SECTIONS } from "@cosmic/domain";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aChart, aCity } from "../../../../test/a-chart.ts";
import { aBook, aFullProfile } from "../../../../test/a-profile.ts";
import { openResult, readerAnswers, subscriber } from "../../../../test/open-result.tsx";

const { slug } = aFullProfile;

function open(changes: Partial<typeof aFullProfile> = {}, hash = "") {
  window.location.hash = hash;
  return openResult(
    readerAnswers({ ...aFullProfile, ...changes }, subscriber),
    `/result?slug=${slug}`,
  );
}

const part = (name: string) => screen.findByRole("region", { name });
const fold = (id: string) => document.getElementById(`${id}-text`) as HTMLDetailsElement;
/** The folds tell of their opening one task later. */
const settle = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  });

let scrolled: () => void;

/** Anchors at these distances from the window's top; jsdom has no layout. */
function standAt(tops: Record<string, number>) {
  for (const element of document.querySelectorAll("section, article, footer")) {
    element.getBoundingClientRect = () => new DOMRect(0, 9_000, 0, 0);
  }
  for (const [id, top] of Object.entries(tops)) {
    const holder = document.getElementById(id)?.closest("section, article, footer");
    if (holder) holder.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
  }
  act(() => {
    scrolled();
  });
}

beforeEach(() => {
  const callbacks: (() => void)[] = [];
  scrolled = () => {
    for (const callback of callbacks) callback();
  };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: () => void) {
        callbacks.push(callback);
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = "";
});

test("the summary shows thesis, three gifts, costs, tensions and dates, and one practice", async () => {
  open();
  const summary = await part("On one page");
  for (const text of [
    aFullProfile.overview,
    "A first strength",
    "A third strength",
    ...aBook.costs,
    ...aBook.tensions.flatMap(({ between, text: words }) => [between, words]),
    ...aBook.dates.flatMap(({ date, label }) => [date, label]),
    aBook.practice,
  ]) {
    expect(within(summary).getByText(text)).toBeVisible();
  }
  expect(within(summary).queryByText("A strength of the chart")).toBeNull();
  expect(screen.getByText("A strength of the chart")).toBeVisible();
});

test.each([
  ["New moon in Leo: home", null, true],
  ["New moon in Leo: home", aCity, true],
  ["Saturn square your Moon: moods and home", null, false],
])("dates that are told by houses counted from the Sun say so (%s)", async (label, place, says) => {
  const dates = aBook.dates.map((date) => ({ ...date, label }));
  open({ place, chart: null, book: { ...aBook, dates } });
  const summary = await part("On one page");
  const words = /told by its house\. .* counted from your Sun sign, Pisces\./;
  expect(words.test(summary.textContent)).toBe(says);
});

test("what stands out stands under its names, and the two halves under theirs", async () => {
  open();
  const standouts = within(await part("What stands out in your chart"));
  for (const { title, text } of aBook.standouts) {
    expect(standouts.getByRole("heading", { name: title })).toBeVisible();
    expect(standouts.getByText(text)).toBeVisible();
  }
  expect(await part("The Advocate and Pisces")).toHaveTextContent(
    "The halves agree.On one point they do not.",
  );
});

test("a part shows what it is about and how long it takes, and opens on request", async () => {
  const { user } = open({ shadowWork: "word ".repeat(1_100) });
  const below = within(await part("Below the Surface"));
  expect(below.getByText("What opens below.")).toBeVisible();
  expect(below.getByText("6 minutes")).toBeVisible();
  const titles = within(below.getByRole("list", { name: "In this part" }));
  expect(titles.getByRole("link", { name: "Shadow Work" })).toHaveAttribute("href", "#shadowWork");
  const prose = below.getByText(aFullProfile.innerChildHealing);
  expect(prose).not.toBeVisible();
  await user.click(below.getByText("Read Part IV"));
  expect(prose).toBeVisible();
  await user.click(await below.findByText("Close Part IV"));
  expect(prose).not.toBeVisible();
});

test("links of the contents open the part they lead to", async () => {
  const { user } = open();
  const contents = within(await screen.findByRole("navigation", { name: "Contents" }));
  await user.click(contents.getByRole("link", { name: "Parenting" }));
  expect(fold("love").open).toBe(true);
  expect(fold("work").open).toBe(false);
  await user.click(contents.getByRole("link", { name: /Work and Money/ }));
  expect(fold("work").open).toBe(true);
});

test.each(["#moneyMindset", "#work"])("an address with %s opens the part", async (hash) => {
  open({}, hash);
  await part("Work and Money");
  expect(fold("work").open).toBe(true);
  expect(fold("love").open).toBe(false);
});

test("an address with a broken hash shows the closed book", async () => {
  open({}, "#%E0%A4%A");
  await part("Work and Money");
  expect(fold("work").open).toBe(false);
});

test("paper shows every part, and the screen closes them again", async () => {
  open();
  await part("Work and Money");
  fold("love").open = true;
  window.dispatchEvent(new Event("beforeprint"));
  expect([fold("work").open, fold("forecast").open]).toEqual([true, true]);
  window.dispatchEvent(new Event("afterprint"));
  expect([fold("work").open, fold("love").open]).toEqual([false, true]);
});

test("the end of a part leads on to the next one", async () => {
  const { user } = open();
  fireEvent.click(await screen.findByText("Read Part I"));
  await user.click(screen.getByRole("button", { name: "Next: Work and Money" }));
  expect(fold("work").open).toBe(true);
  expect(screen.getByRole("heading", { name: "Work and Money" })).toHaveFocus();
});

test("the reading place is remembered, and opened again on request", async () => {
  const first = open();
  await first.user.click(await screen.findByRole("button", { name: "Start reading" }));
  expect(fold("halves").open).toBe(true);
  fireEvent.click(screen.getByText("Read Part II"));
  await settle();
  standAt({ halves: -900, work: -100, moneyMindset: 50 });
  const { title } = REPORT_SECTIONS.moneyMindset;
  expect(screen.getByRole("button", { name: `Continue with Part II: ${title}` })).toBeVisible();
  first.unmount();

  const second = open();
  await second.user.click(
    await screen.findByRole("button", { name: `Continue with Part II: ${title}` }),
  );
  expect(fold("work").open).toBe(true);
  expect(screen.getByRole("heading", { name: title })).toHaveFocus();
});

test("after the end of a part the reader goes on with the next one", async () => {
  open();
  fireEvent.click(await screen.findByText("Read Part I"));
  await settle();
  standAt({ halves: -900, "halves-end": 20 });
  expect(screen.getByRole("button", { name: "Continue with Part II" })).toBeVisible();
});

test("scrolling past closed parts is no reading", async () => {
  open();
  await part("Work and Money");
  standAt({ halves: -900, work: -500, love: 20 });
  expect(screen.getByRole("button", { name: "Start reading" })).toBeVisible();
});

test("the place in one report is not the place in another", async () => {
  localStorage.setItem("readingPlaces", JSON.stringify({ another: "work" }));
  open();
  expect(await screen.findByRole("button", { name: "Start reading" })).toBeVisible();
});

test("a forecast counts its houses from the rising sign that hours leave certain", async () => {
  open({ chart: { ...aChart(), angleSigns: { ascendant: "Libra", midheaven: null } } });
  fireEvent.click(await screen.findByText("Read Part VI"));
  expect(screen.getByText("Houses here are counted from your rising sign, Libra.")).toBeVisible();
});

test("a month lists its dates above its prose, under the rule of what is told", async () => {
  open();
  fireEvent.click(await screen.findByText("Read Part VI"));
  expect(screen.getByText(FORECAST_RULE)).toBeVisible();
  expect(
    screen.getByText(/^Your rising sign is not known, so houses here are counted/),
  ).toBeVisible();
  const june = screen.getByRole("article", { name: /June/ });
  const dates = within(june).getByRole("list", { name: "Dates in June" });
  expect(
    within(dates)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual((aBook.monthDates[5] ?? []).map(({ date, label }) => date + label));
  const prose = within(june).getByText("Forecast number 6.");
  expect(dates.compareDocumentPosition(prose)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ["UTC", null, "Dates are by Universal Time; with a birth place they would be local."],
  ["Europe/Lisbon", aCity, "Dates are those of the clocks in Lisbon."],
  ["America/New_York", null, "Dates are those of the clocks in New York."],
])("the forecast in %s says by which clocks its dates are", async (timeZone, place, words) => {
  open({ book: { ...aBook, timeZone }, place });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
