import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Card, CardTitle } from "./card.tsx";

describe("Card", () => {
  it("takes the element and the heading level that the page's outline needs", () => {
    render(
      <Card as="article">
        <CardTitle level={2}>Plate</CardTitle>
      </Card>,
    );
    expect(screen.getByRole("article")).toContainElement(
      screen.getByRole("heading", { level: 2, name: "Plate" }),
    );
  });

  it("can be one link", () => {
    render(
      <Card asChild interactive>
        <a href="/there">There</a>
      </Card>,
    );
    expect(screen.getByRole("link", { name: "There" })).toHaveAttribute("href", "/there");
  });
});
