import { type Birth, listDayMinutes } from "@cosmic/domain/chart";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aComputedChart, lisbon } from "../../../test/a-computed-chart.ts";
import { ChartFacts } from "./chart-facts.tsx";
import { toChartView } from "./chart-view.ts";

function show(birth: Birth) {
  const place = birth.place ? lisbon : null;
  return render(
    <ChartFacts
      view={toChartView(aComputedChart(birth))}
      place={place}
      birthTime={birth.birthTime ?? null}
    />,
  );
}
const exactBirth = { birthDate: "1990-07-14", birthTime: "13:45", place: lisbon };

const tableNamed = (name: RegExp) => screen.getByRole("table", { name });
const findRow = (table: HTMLElement, name: string) =>
  within(within(table).getByRole("rowheader", { name }).closest("tr") as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("gives every body's sign, degree and motion", () => {
  show({ birthDate: "1990-07-14" });
  const bodies = tableNamed(/^Where each body stood/);
  expect(within(bodies).getAllByRole("rowheader")).toHaveLength(10);
  expect(findRow(bodies, "Sun")).toEqual(["Cancer", "20° to 22°", "Direct"]);
  expect(findRow(bodies, "Saturn")[0]).toBe("Capricorn");
  expect(findRow(bodies, "Saturn")[2]).toContain("Retrograde");
});

test("says which signs are possible for an undecided Moon, and when it changed", () => {
  show({ birthDate: "1990-07-14" });
  const [signs] = findRow(tableNamed(/^Where each body stood/), "Moon");
  expect(signs).toBe("Pisces or Aries Pisces until July 13, 1990 at 19:36 UTC, then Aries");
});

test("says for how many of the minutes of the hours given the Moon was in each sign", () => {
  const hours = { kind: "between", from: "18:00", to: "21:00" } as const;
  const birth = { birthDate: "1990-07-13", hours, place: lisbon };
  const { ranges } = listDayMinutes(birth.birthDate, hours, lisbon.timeZone);
  render(
    <ChartFacts
      view={toChartView(aComputedChart(birth))}
      {...{ place: lisbon, birthTime: null, birthHours: hours, ranges }}
    />,
  );
  const [signs] = findRow(tableNamed(/^Where each body stood/), "Moon");
  expect(signs).toMatch(
    /^Pisces for 87% of the hours you gave, or Aries \(13%\) Pisces until 20:36 local time, then Aries$/,
  );
});

test("gives the signs and whole-sign houses that hold at every minute of the hours given", () => {
  const hours = { kind: "about", time: "19:00", minutes: 30 } as const;
  const view = toChartView(aComputedChart({ birthDate: "1990-07-13", hours, place: lisbon }));
  render(<ChartFacts {...{ view, place: lisbon, birthTime: null, birthHours: hours }} />);
  const bodies = tableNamed(/^Where each body stood/);
  expect(bodies).toHaveTextContent("Houses are counted by whole signs.");
  expect(findRow(bodies, "Sun").at(-1)).toBe("8");
  expect(findRow(bodies, "Moon").at(-1)).toBe("4");
  const angles = tableNamed(/^The angles/);
  expect(findRow(angles, "Ascendant rising in the east")).toEqual(["Sagittarius", "Open"]);
  expect(findRow(angles, "Midheaven on the meridian")).toEqual(["Libra", "Open"]);
  expect(screen.getByText("Moon trine Mercury")).toBeVisible();
  const open = screen.getByRole("region", { name: "What this chart leaves open" });
  expect(open).toHaveTextContent("Sagittarius rises at every minute of the hours you gave.");
  expect(open).not.toHaveTextContent("No rising sign");
});

test("lists three possible signs of the Moon", () => {
  show({ birthDate: "1985-04-03" });
  const [signs] = findRow(tableNamed(/^Where each body stood/), "Moon");
  expect(signs).toMatch(
    /^Leo, Virgo or Libra Leo until .* UTC, then Virgo, and from .* UTC Libra$/,
  );
});

test("gives a settled Moon's range instead of a degree that the hour decides", () => {
  // The Moon moves half a sign from midnight to midnight in one place.
  show({ birthDate: "1990-07-15", place: lisbon });
  const cells = findRow(tableNamed(/^Where each body stood/), "Moon");
  expect(cells[0]).toBe("Aries");
  expect(cells[1]).toMatch(/^\d+° to \d+°$/);
});

test("lists the aspects, the closest first, with their angle and how far off they were", () => {
  show({ birthDate: "1990-07-14" });
  const aspects = tableNamed(/^Aspects/);
  const names = within(aspects)
    .getAllByRole("rowheader")
    .map((header) => header.textContent);
  expect(names[0]).toBe("Sun opposite Saturn");
  expect(findRow(aspects, "Sun opposite Saturn")).toEqual(["180°", "0.2°"]);
});

test("weighs elements and modes, and names what is left out", () => {
  show({ birthDate: "1962-02-04" });
  const elements = tableNamed(/^Balance of elements/);
  expect(elements).toHaveAccessibleName(expect.stringContaining("Left out, their sign being open"));
  expect(findRow(elements, "Air")).toEqual(["", "17 of 20"]);
  expect(findRow(tableNamed(/^Balance of modes/), "Fixed")).toEqual(["", "19 of 20"]);
});

test("shows no rising sign and no house without a birth time and place, and says why", () => {
  show({ birthDate: "1990-07-14" });
  expect(screen.queryByRole("table", { name: /^Houses/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("table", { name: /^The angles/ })).not.toBeInTheDocument();
  const open = screen.getByRole("region", { name: "What this chart leaves open" });
  expect(open).toHaveTextContent("without a birth time and place they cannot be known");
  expect(open).toHaveTextContent("The Moon may be in Pisces or Aries: it depends on the hour.");
});

test.each([
  [{ birthDate: "1990-07-14", place: lisbon }, "without a birth time they cannot be known"],
  [{ birthDate: "1990-07-14", birthTime: "13:45" }, "without a birth place, the clock time"],
  [
    { birthDate: "1990-09-30", birthTime: "01:30", place: lisbon },
    "the clocks showed this birth time twice",
  ],
])("says what is missing of %j", (birth, reason) => {
  show(birth);
  expect(screen.getByRole("region", { name: "What this chart leaves open" })).toHaveTextContent(
    reason,
  );
});

test("gives angles and houses of an exact birth, and leaves nothing open", () => {
  show(exactBirth);
  expect(findRow(tableNamed(/^The angles/), "Ascendant rising in the east")[0]).toBe("Libra");
  const houses = tableNamed(/^Houses/);
  expect(within(houses).getAllByRole("rowheader")).toHaveLength(12);
  expect(findRow(houses, "10")).toEqual([
    "Cancer",
    expect.stringMatching(/^22° /),
    expect.any(String),
  ]);
  expect(findRow(tableNamed(/^Where each body stood/), "Sun")).toEqual([
    "Cancer",
    "21° 49′",
    "Direct",
    "9",
  ]);
  expect(screen.queryByText("What this chart leaves open")).not.toBeInTheDocument();
  expect(
    screen.getByText(/at 13:45 in Lisbon, Portugal, which was 12:45 UTC\.$/),
  ).toBeInTheDocument();
});

test("says so when a house system has no answer", () => {
  const north = { ...lisbon, latitude: 78.2, longitude: 15.6, timeZone: "Arctic/Longyearbyen" };
  show({ birthDate: "1990-07-14", birthTime: "13:45", place: north });
  expect(screen.getByText(/the system of Placidus has no answer/)).toBeInTheDocument();
  expect(screen.queryByRole("columnheader", { name: "Placidus" })).not.toBeInTheDocument();
});

const key = () => screen.getByRole("region", { name: "How to read the wheel" });

test("explains only marks that the wheel shows", () => {
  const { unmount } = show({ birthDate: "1990-07-14" });
  expect(key()).toHaveTextContent("Where a body may have stood");
  expect(key()).not.toHaveTextContent("Rising and setting points");
  unmount();
  show(exactBirth);
  expect(key()).toHaveTextContent("Rising and setting points");
  expect(key()).not.toHaveTextContent("Where a body may have stood");
});
