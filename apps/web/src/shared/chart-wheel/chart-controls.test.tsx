import { type Birth, listDayMinutes } from "@cosmic/domain/chart";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { aComputedChart, lisbon } from "../../../test/a-computed-chart.ts";
import { LASTING_KEYS, writeStored } from "../browser-store/browser-store.ts";
import { ChartControls } from "./chart-controls.tsx";
import { ChartFacts } from "./chart-facts.tsx";
import { ChartWheel } from "./chart-wheel.tsx";
import { useChartView } from "./use-chart-view.ts";

const exactBirth: Birth = { birthDate: "1990-07-14", birthTime: "13:45", place: lisbon };
const polarBirth: Birth = {
  ...exactBirth,
  place: { ...lisbon, latitude: 78.2, longitude: 15.6, timeZone: "Arctic/Longyearbyen" },
};

const listMinutes = ({ birthDate, hours }: Birth) =>
  listDayMinutes(birthDate, hours ?? null, lisbon.timeZone).ranges;

function Sky({ birth }: { birth: Birth }) {
  const chart = aComputedChart(birth);
  const place = birth.place ? { ...lisbon, ...birth.place } : null;
  const choice = useChartView(chart, place);
  return (
    <>
      <ChartWheel view={choice.view} parts={choice.parts} />
      <ChartControls choice={choice} chart={chart} place={place} />
      <ChartFacts
        view={choice.view}
        place={place}
        birthTime={birth.birthTime ?? null}
        ranges={birth.place && !birth.birthTime ? listMinutes(birth) : null}
        parts={choice.parts}
        onWhole={choice.state === "idle" ? choice.wantWhole : undefined}
      />
    </>
  );
}

const show = (birth: Birth = exactBirth) => {
  render(<Sky birth={birth} />);
  return userEvent.setup();
};
const choose = async (user: ReturnType<typeof userEvent.setup>, label: string, option: string) => {
  await user.selectOptions(await screen.findByLabelText(label), option);
};
const findCells = (table: string, row: string) =>
  within(
    within(screen.getByRole("table", { name: new RegExp(`^${table}`) }))
      .getByRole("rowheader", { name: new RegExp(`^${row}`) })
      .closest("tr") as HTMLElement,
  )
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("the chart begins with the birth, in Placidus houses, and says what the text counts by", () => {
  show();
  expect(screen.getByRole("img", { name: "Birth chart for July 14, 1990" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Zodiac: Tropical. Houses: Placidus. The text of the report and its PDF count houses by whole signs, in the tropical zodiac.",
  );
  expect(screen.queryByRole("table", { name: /^Points/ })).toBeNull();
});

test("the whole sky adds points, relations and what came before the birth", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Show the whole sky" }));
  expect(await screen.findByRole("table", { name: /^Points/ })).toBeVisible();
  expect(findCells("Points", "North Node")[0]).toBe("Aquarius");
  expect(findCells("Points", "Chiron")[0]).toBe("Cancer");
  expect(findCells("Before the birth", "Full moon")[0]).toBe("July 8, 1990 at 01:23 UTC");
  expect(screen.getByRole("table", { name: /^Parallels of declination/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show the whole sky" })).toBeNull();
});

test("a chosen house system changes wheel and tables at once, and is remembered", async () => {
  const user = show();
  const before = findCells("Houses", "2")[1];
  await choose(user, "Houses", "Koch");
  await screen.findByText(/Houses: Koch\./);
  expect(findCells("Houses", "2")[1]).not.toBe(before);
  expect(JSON.parse(localStorage.getItem(LASTING_KEYS.chartSettings) ?? "{}")).toMatchObject({
    houses: "koch",
  });
  await user.click(screen.getByRole("button", { name: "Use the standard settings" }));
  expect(findCells("Houses", "2")[1]).toBe(before);
  expect(localStorage.getItem(LASTING_KEYS.chartSettings)).toBeNull();
});

test("the sidereal zodiac moves the Sun back a sign", async () => {
  const user = show();
  expect(findCells("Where each body stood", "Sun")[0]).toBe("Cancer");
  await choose(user, "Zodiac", "Sidereal, Lahiri");
  await vi.waitFor(() => {
    expect(findCells("Where each body stood", "Sun")[0]).toBe("Gemini");
  });
});

/** What each table with house numbers says it counts by. */
const listHouseNotes = () =>
  screen.getAllByRole("table", { name: /^(Where each body|Points)/ }).map((table) => {
    const caption = within(table).getByRole("caption");
    return /Houses are counted [^.]+\./.exec(caption.textContent ?? "")?.[0];
  });

test("house numbers say by which system they count, and follow the settings", async () => {
  const user = show();
  expect(listHouseNotes()).toEqual(["Houses are counted by Placidus."]);
  await choose(user, "Houses", "Equal houses");
  await screen.findByText(/Houses: Equal houses\./);
  expect(listHouseNotes()).toEqual(Array(2).fill("Houses are counted in equal parts of 30°."));
  expect(
    within(screen.getByRole("region", { name: "How to read the wheel" })).getByText(
      "Houses are counted in equal parts of 30°.",
    ),
  ).toBeVisible();
});

test("the whole sky has patterns and every body on one side of each axis", async () => {
  const user = show();
  await choose(user, "Orbs of aspects", "Wide");
  const counts = await screen.findByRole("table", { name: /^Hemispheres/ });
  const [above, below, east, west] = within(counts)
    .getAllByRole("row")
    .slice(1)
    .map((row) => Number(within(row).getAllByRole("cell")[0]?.textContent));
  expect((above ?? 0) + (below ?? 0)).toBe(10);
  expect((east ?? 0) + (west ?? 0)).toBe(10);
  expect(findCells("Patterns", "Stellium")[0]).toBe("Saturn, Uranus, and Neptune in Capricorn");
});

test("remembered settings count from the start", async () => {
  writeStored(LASTING_KEYS.chartSettings, '{"houses":"equal"}');
  show();
  expect(await screen.findByText(/Houses: Equal houses\./)).toBeVisible();
});

test.each([
  "Transits now",
  "Solar return",
  "Lunar return",
  "Secondary progressions",
  "Solar arc directions",
])("%s is shown as wheel and tables", async (name) => {
  const user = show();
  await choose(user, "Chart", name);
  expect(
    await screen.findByRole("img", { name: new RegExp(`^${name} for a birth on`) }),
  ).toBeVisible();
  expect(screen.getByRole("table", { name: /^Where each body stands/ })).toBeVisible();
  expect(screen.queryByRole("table", { name: /^Balance/ })).toBeNull();
});

test("charts that rest on the minute of birth are not offered without it, and that is said", () => {
  show({ birthDate: "1990-07-14" });
  const options = within(screen.getByLabelText("Chart")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Birth chart", "Transits now"]);
  expect(screen.getByText(/need the exact time and place of birth/)).toBeVisible();
});

test("an open birth time has points but neither Fortune nor houses, in the sidereal zodiac too", async () => {
  const user = show({ birthDate: "1990-07-14" });
  await choose(user, "Zodiac", "Sidereal, Fagan-Bradley");
  const points = await screen.findByRole("table", { name: /^Points/ });
  const names = within(points).getAllByRole("rowheader");
  expect(names.map(({ textContent }) => textContent)).toEqual(["Chiron", "North Node", "Lilith"]);
  expect(screen.queryByRole("table", { name: /^Houses/ })).toBeNull();
});

test("a house system without an answer near the pole says so and counts whole signs", async () => {
  const user = show(polarBirth);
  await choose(user, "Houses", "Koch");
  expect(
    await screen.findAllByText(
      /^Houses are counted by whole signs: .* the system of Koch has no answer/,
    ),
    // At the select, and in the list of what the chart leaves open.
  ).toHaveLength(2);
  expect(screen.getByRole("status")).toHaveTextContent(
    /Houses: Whole signs\. Houses are counted by whole signs: .* the system of Koch has no answer\./,
  );
  expect(screen.getByLabelText("Houses")).toHaveAccessibleDescription(
    /the system of Koch has no answer/,
  );
  await choose(user, "Houses", "Equal houses");
  await screen.findByText(/Houses: Equal houses\./);
  expect(screen.queryByText(/has no answer/)).toBeNull();
});

test("an open birth time says what the text counts by too, and where houses show", async () => {
  show({ birthDate: "1990-07-14" });
  expect(screen.getByRole("status")).toHaveTextContent(
    "Zodiac: Tropical. The text of the report and its PDF count houses by whole signs, in the tropical zodiac.",
  );
  expect(await screen.findByLabelText("Houses")).toHaveAccessibleDescription(
    /The dial of your hours shows them/,
  );
});

test("an open birth time has the shares of sidereal signs, and what that zodiac costs", async () => {
  const user = show({ birthDate: "1990-07-13", place: lisbon });
  await choose(user, "Zodiac", "Sidereal, Lahiri");
  await vi.waitFor(() => {
    expect(findCells("Where each body stood", "Moon")[0]).toMatch(
      /^Pisces for 60% of the day, or Aquarius \(40%\) Aquarius until 09:28 local time, then Pisces$/,
    );
  });
  const note = /The sidereal zodiac begins 23° 4\d′ after the tropical one.*costs no more/;
  // Beside the settings, and in the list of what the chart leaves open.
  expect(screen.getByRole("status")).toHaveTextContent(note);
  expect(screen.getAllByText(note)).toHaveLength(2);
});

test.each(["Secondary progressions", "Solar arc directions"])(
  "%s list the angles carried on, and by which method",
  async (name) => {
    const user = show();
    await choose(user, "Chart", name);
    const isArc = name.startsWith("Solar");
    const table = isArc ? "Directed angles" : "Progressed angles";
    expect(await screen.findByRole("table", { name: new RegExp(`^${table}`) })).toBeVisible();
    const [sign, degree] = findCells(table, "Midheaven");
    expect([sign, degree]).not.toEqual(findCells("The angles", "Midheaven"));
    expect(
      screen.getByText(isArc ? /have gone as far as the progressed Sun/ : /solar arc in longitude/),
    ).toBeVisible();
  },
);

test("transits draw the birth chart on an inner ring, with lines to it", async () => {
  const user = show();
  const natal = screen.getByRole("img", { name: /^Birth chart/ }).querySelectorAll("path").length;
  await choose(user, "Chart", "Transits now");
  const wheel = await screen.findByRole("img", { name: /^Transits now/ });
  expect(wheel.querySelectorAll("path").length).toBeGreaterThan(natal + 20);
  const legend = screen.getByRole("region", { name: "How to read the wheel" });
  expect(within(legend).getByText("The birth chart, with lines to it")).toBeVisible();
});

test("an open birth time has declinations as far as they changed", async () => {
  const user = show({ birthDate: "1990-07-14", place: lisbon });
  await choose(user, "Orbs of aspects", "Wide");
  await screen.findByRole("table", { name: /^Declination/ });
  expect(findCells("Declination", "Moon")[0]).toMatch(/^\d+° \d\d′( south)? to \d+° \d\d′ north$/);
  expect(findCells("Declination", "Neptune")[0]).toMatch(/^\d+° \d\d′ south$/);
});
