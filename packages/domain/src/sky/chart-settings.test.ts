import { expect, it } from "vitest";
import { DEFAULT_CHART_SETTINGS, parseChartSettings } from "./chart-settings.ts";

it.each([null, undefined, "koch", 3, [], { houses: "topocentric", orbs: 7 }])(
  "settings read from %j are the default ones",
  (value) => {
    expect(parseChartSettings(value)).toEqual(DEFAULT_CHART_SETTINGS);
  },
);

it("settings keep every choice that is one, and nothing else", () => {
  expect(parseChartSettings({ houses: "koch", zodiac: "lahiri", orbs: "vast", more: 1 })).toEqual({
    ...DEFAULT_CHART_SETTINGS,
    houses: "koch",
    zodiac: "lahiri",
  });
});
