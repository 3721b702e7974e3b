import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ProgressBar } from "./progress-bar.tsx";

describe("ProgressBar", () => {
  it("announces its value in whole percent", () => {
    render(<ProgressBar label="Step 2 of 3" value={95.75} />);
    const bar = screen.getByRole("progressbar", { name: "Step 2 of 3" });
    expect(bar).toHaveAttribute("value", "95.75");
    expect(bar).toHaveAttribute("aria-valuetext", "96%");
  });

  it("stays on its scale", () => {
    render(<ProgressBar label="Too far" value={140} />);
    expect(screen.getByRole("progressbar")).toHaveAttribute("value", "100");
  });
});
