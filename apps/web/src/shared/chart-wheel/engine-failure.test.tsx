import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { aComputedChart, lisbon } from "../../../test/a-computed-chart.ts";
import { ChartControls } from "./chart-controls.tsx";
import { ChartWheel } from "./chart-wheel.tsx";
import { useChartView } from "./use-chart-view.ts";

vi.mock("./sky-engine.ts", () => {
  throw new Error("offline");
});

const chart = aComputedChart({ birthDate: "1990-07-14", birthTime: "13:45", place: lisbon });

function Sky() {
  const choice = useChartView(chart, lisbon);
  return (
    <>
      <ChartWheel view={choice.view} />
      <ChartControls choice={choice} chart={chart} place={lisbon} />
    </>
  );
}

test("a chart whose code does not load leaves the birth chart, says so and offers another try", async () => {
  const user = userEvent.setup();
  render(<Sky />);
  await user.selectOptions(screen.getByLabelText("Chart"), "Transits now");
  expect(await screen.findByRole("alert")).toHaveTextContent("This chart could not be computed");
  expect(screen.getByRole("img", { name: "Birth chart for July 14, 1990" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("alert")).toBeVisible();
});
