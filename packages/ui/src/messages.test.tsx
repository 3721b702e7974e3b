import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Badge } from "./badge.tsx";
import { Divider } from "./divider.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Notice } from "./notice.tsx";
import { Orbit } from "./orbit.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Skeleton, SkeletonGroup } from "./skeleton.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Wordmark } from "./wordmark.tsx";

describe("standing messages", () => {
  it("reads a section's title without its number", () => {
    render(<SectionHeading numeral="II" title="Of the stars" lead="A lead." />);
    expect(screen.getByRole("heading", { level: 2, name: "Of the stars" })).toBeInTheDocument();
    expect(screen.getByText("A lead.")).toBeVisible();
  });

  it("gives an empty list a heading and a way on", () => {
    render(<EmptyState title="Nothing yet" action={<a href="/new">Begin</a>} level={3} />);
    expect(screen.getByRole("heading", { level: 3, name: "Nothing yet" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Begin" })).toBeInTheDocument();
  });

  it("says once that something is loading, and keeps the placeholders silent", () => {
    render(
      <SkeletonGroup label="Loading the list">
        <Skeleton lines={3} />
        <Skeleton shape="circle" />
      </SkeletonGroup>,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Loading the list");
  });

  it("announces an orbit only when it has a label", () => {
    const { rerender } = render(<Orbit />);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    rerender(<Orbit size="xl" label="Working" />);
    expect(screen.getByRole("status")).toHaveTextContent("Working");
  });

  it("interrupts only with a notice that is an alert", () => {
    render(
      <>
        <Notice title="For your information" />
        <Notice role="alert" variant="signal" title="It failed">
          Try again.
        </Notice>
      </>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("It failed");
  });

  it("keeps small marks out of the words", () => {
    render(
      <>
        <Badge icon={<svg role="img" aria-label="tick" />}>Complete</Badge>
        <Wordmark name="The Name" />
        <Divider label="or" />
        <VisuallyHidden>Only spoken</VisuallyHidden>
      </>,
    );
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    for (const words of ["Complete", "The Name", "or", "Only spoken"]) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
  });
});
