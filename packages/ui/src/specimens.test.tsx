import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Specimens } from "./specimens.tsx";

describe("Specimens", () => {
  it("shows every chapter without a complaint", () => {
    render(<Specimens />);
    expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThanOrEqual(6);
  });
});
