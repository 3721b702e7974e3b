import type { GeneratedProfile, ReportHours } from "@cosmic/contracts";
import { fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { aReportOfHours } from "../../../../test/a-birth-of-hours.ts";
import { lisbon } from "../../../../test/a-computed-chart.ts";
import { aFullProfile } from "../../../../test/a-profile.ts";
import { mockApi, refusal } from "../../../../test/mock-api.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { LASTING_KEYS, writeStored } from "../../../shared/browser-store/browser-store.ts";
import { ChartSettingsForm } from "../../../shared/chart-wheel/chart-settings-form.tsx";
import { useChartSettings } from "../../../shared/chart-wheel/use-chart-settings.ts";
import { HoursSection } from "./hours-section.tsx";

const given = { kind: "about", time: "07:00", minutes: 60 } as const;

function open(answer: unknown, changes: Partial<GeneratedProfile> = {}, beside: ReactNode = null) {
  const profile = {
    ...aFullProfile,
    birthDate: "1990-07-14",
    birthTime: null,
    place: lisbon,
    ...changes,
  };
  const answers = Array.isArray(answer) ? [...answer] : [answer];
  const { calls } = mockApi({
    [`GET /api/profiles/${profile.slug}/hours`]: () => answers.shift() as { body: unknown },
  });
  const view = renderPage(
    <>
      {beside}
      <HoursSection profile={profile} />
    </>,
    { path: "/result" },
  );
  return { ...view, asked: () => calls.filter(({ path }) => path.endsWith("/hours")).length };
}

const sent = (changes: Partial<ReportHours> = {}) => ({
  body: { ...aReportOfHours(given), ...changes },
});
const slider = () => screen.findByRole("slider");

const holds = (table: RegExp, name: string) =>
  within(
    within(screen.getByRole("table", { name: table }))
      .getByRole("rowheader", { name })
      .closest("tr") as HTMLElement,
  )
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

const status = () => screen.getByRole("status");

test("the chosen minute tells in words what the chart would be, and what holds then", async () => {
  open(sent(), { birthHours: given });
  const marker = await slider();
  expect(marker).toHaveAttribute(
    "aria-valuetext",
    "At 07:00: Cancer rising, Aries at the Midheaven, Moon in Aries, house 9.",
  );
  expect(status()).toHaveTextContent(
    /^Cancer rising, .*, house 9\. Of the aspects that the hour decides, (these hold|none holds)/,
  );
  expect(screen.getByText(/^At 07:00: Ascendant at \d+° Cancer, Midheaven at/)).toBeVisible();
  const before = status().textContent;
  fireEvent.change(marker, { target: { value: "61" } });
  expect(screen.getByText(/^At 07:01: Ascendant at/)).toBeVisible();
  expect(status()).toHaveTextContent(before);
});

test("keys and buttons lead from one change to the next, and back", async () => {
  const { user } = open(sent(), { birthHours: given });
  const marker = await slider();
  expect(marker).toHaveAccessibleName(/Page Up and Page Down to the next change/);
  marker.focus();
  const words = () => marker.getAttribute("aria-valuetext") ?? "";
  const seen: string[] = [];
  for (let step = 0; step < 40 && !words().includes("Leo rising"); step++) {
    await user.keyboard("{PageUp}");
    seen.push(words());
  }
  expect(seen.at(-1)).toMatch(/^At 07:10: Leo rising/);
  await user.keyboard("{PageDown}");
  expect(words()).toContain("Cancer rising");
  await user.click(screen.getByRole("button", { name: /^Next: 07:10 Leo rising/ }));
  expect(words()).toMatch(/^At 07:10: Leo rising/);
  expect(screen.getByRole("button", { name: /^Before: 0/ })).toBeVisible();
});

test("narrow hours take half of the dial, with the times around them", async () => {
  const narrow = { kind: "about", time: "07:10", minutes: 15 } as const;
  open({ body: aReportOfHours(narrow) }, { birthHours: narrow });
  await slider();
  const dial = screen.getByRole("img", { name: /A dial of 1 hour .* at 07:10/ });
  expect(within(dial).getByText("06:55")).toBeInTheDocument();
  const [, x, y] = /^M([\d.]+) ([\d.]+)A/.exec(
    dial.querySelector(".stroke-brass")?.getAttribute("d") ?? "",
  ) as RegExpExecArray;
  // Fifteen minutes before the top are a quarter of the turn.
  expect([Number(x), Number(y)]).toEqual([200 - 158, 200]);
});

test("the hours of a birth are moved through by keyboard and by the dial", async () => {
  open(sent(), { birthHours: given });
  expect(await screen.findByText(/You said: about 07:00, give or take 1 hour\./)).toBeVisible();
  const marker = await slider();
  expect(marker).toHaveAttribute(
    "aria-valuetext",
    expect.stringMatching(/^At 07:00: Cancer rising/),
  );
  fireEvent.change(marker, { target: { value: "100" } });
  expect(marker).toHaveAttribute("aria-valuetext", expect.stringMatching(/^At 07:40: Leo rising/));
  const dial = screen.getByRole("img", { name: /A dial of 4 hours .* at 07:40/ });
  expect(dial.querySelectorAll("path").length).toBeGreaterThan(30);
  expect(
    await screen.findByRole("img", {
      name: "Birth chart for July 14, 1990",
      description: /Leo rising/,
    }),
  ).toBeVisible();
});

test("the tables say how surely everything holds, below half only as a possibility", async () => {
  const { user } = open(sent(), { birthHours: given });
  await slider();
  await user.click(screen.getByText("Show how surely everything holds"));
  expect(holds(/^What is certain/, "Moon in Aries")).toEqual(["all the hours you gave"]);
  expect(holds(/^What the hour decides/, "Cancer rising")).toEqual([
    "for 58% of the hours you gave: before 07:09",
  ]);
  expect(holds(/^What the hour decides/, "Leo rising")).toEqual([
    "if you were born after 07:09 (42%)",
  ]);
  // By Placidus, as the wheel beside it: the Sun's house is settled though the rising sign is not.
  expect(holds(/^Houses/, "Sun")).toEqual([
    expect.stringMatching(/^House 12, for \d+% of the hours you gave: after \d\d:\d\d$/),
  ]);
});

test("an unknown time shows the whole day, with all twelve rising signs", async () => {
  const { user } = open({ body: aReportOfHours(null) });
  expect(await screen.findByText(/Your birth time is not known/)).toBeVisible();
  await slider();
  await user.click(screen.getByText("Show how surely everything holds"));
  expect(screen.getAllByRole("rowheader", { name: /rising$/ })).toHaveLength(12);
  expect(screen.getAllByText("all day").length).toBeGreaterThan(5);
});

test("what the clocks made of the hours is said", async () => {
  open(sent({ notes: ["The clocks skipped some."] }), { birthHours: given });
  expect(await screen.findByText("The clocks skipped some.")).toBeVisible();
});

test("hours that do not arrive can be asked for again", async () => {
  const { user, asked } = open([refusal(500, "No."), sent()], { birthHours: given });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await slider()).toBeVisible();
  expect(asked()).toBe(2);
});

test.each([
  ["an exact time", { birthTime: "07:00" }],
  ["no place", { place: null }],
])("a birth with %s has no hours", (_, changes) => {
  const { asked } = open(sent(), changes);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(asked()).toBe(0);
});

const settle = (settings: object) => {
  writeStored(LASTING_KEYS.chartSettings, JSON.stringify(settings));
};

function Elsewhere() {
  const [settings, set] = useChartSettings();
  return <ChartSettingsForm settings={settings} onChange={set} />;
}

describe("under the reader's settings", () => {
  test("dial, wheel and tables count by the same houses, and say so beside the text's", async () => {
    settle({ houses: "whole-sign" });
    const { user } = open(sent(), { birthHours: given });
    await slider();
    expect(
      screen.getByText(
        /follow your chart settings\. Zodiac: Tropical\. Houses are counted by whole signs\. The text of the report counts/,
      ),
    ).toBeVisible();
    await user.click(screen.getByText("Show how surely everything holds"));
    expect(holds(/^Houses, .*counted by whole signs\./, "Sun")).toEqual([
      "House 1, for 58% of the hours you gave: before 07:09",
    ]);
  });

  test("the dial goes over to the sidereal zodiac", async () => {
    settle({ zodiac: "lahiri" });
    open(sent(), { birthHours: given });
    const marker = await slider();
    await vi.waitFor(() => {
      expect(marker).toHaveAttribute(
        "aria-valuetext",
        "At 07:00: Cancer rising, Pisces at the Midheaven, Moon in Pisces, house 9.",
      );
    });
    expect(
      await screen.findByRole("img", { name: "Birth chart for July 14, 1990" }),
    ).toHaveAccessibleDescription(/Moon in Pisces\. Cancer rising, Pisces at the midheaven/);
    expect(
      screen.getByText(/Zodiac: Sidereal, Lahiri\. Houses are counted by Placid/),
    ).toBeVisible();
  });

  test("a setting chosen elsewhere on the page changes the dial at once", async () => {
    const { user } = open(sent(), { birthHours: given }, <Elsewhere />);
    await slider();
    await user.selectOptions(screen.getByLabelText("Houses"), "Koch");
    expect(
      await screen.findByText(/^Dial, wheel and tables .* Houses are counted by Koch\./),
    ).toBeVisible();
  });
});
