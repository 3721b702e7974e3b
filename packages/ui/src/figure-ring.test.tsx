import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FigureRing, ringPoint } from "./figure-ring.tsx";
import { ZodiacGlyph } from "./zodiac-glyph.tsx";

describe("ringPoint", () => {
  it("starts at the left and runs against the clock", () => {
    expect(ringPoint(0, 100)).toEqual({ x: -100, y: -0 });
    expect(ringPoint(90, 100)).toEqual({ x: -0, y: 100 });
    expect(ringPoint(180, 100).x).toBe(100);
    expect(ringPoint(270, 100).y).toBe(-100);
  });
});

describe("FigureRing", () => {
  it("is decoration without a title and a named picture with one", () => {
    const { rerender } = render(<FigureRing />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    rerender(<FigureRing longitude={27} title="Sun at 27 degrees Aries" />);
    expect(screen.getByRole("img", { name: "Sun at 27 degrees Aries" })).toBeInTheDocument();
  });

  it("draws the same markup each time, without inline styles", () => {
    const markup = renderToStaticMarkup(<FigureRing longitude={27} />);
    expect(renderToStaticMarkup(<FigureRing longitude={27} />)).toBe(markup);
    expect(markup).not.toContain("style=");
  });

  it("ends each round of ticks where it began", () => {
    const { container } = render(<FigureRing detail="quiet" />);
    const circles = [...container.querySelectorAll("[stroke-dasharray]")];
    const periods = circles.map((circle) => {
      const dashes = circle.getAttribute("stroke-dasharray")?.split(" ").map(Number) ?? [];
      expect(dashes.length % 2).toBe(0);
      return Math.round(dashes.reduce((sum, dash) => sum + dash) * 1e6) / 1e6;
    });
    expect(periods).toEqual([5, 10, 30, 30]);
  });
});

describe("ZodiacGlyph", () => {
  it.each(Object.keys(SIGN_GLYPHS) as (keyof typeof SIGN_GLYPHS)[])("can be named: %s", (sign) => {
    render(<ZodiacGlyph sign={sign} title={sign} />);
    expect(screen.getByRole("img", { name: sign })).toBeInTheDocument();
  });
});
