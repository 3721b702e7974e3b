import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar } from "./avatar.tsx";

describe("Avatar", () => {
  it("falls back to initials when the picture cannot be loaded, and tries the next picture", () => {
    const { rerender } = render(<Avatar initials="AL" src="/one.png" alt="Ada Lovelace" />);
    fireEvent.error(screen.getByRole("img", { name: "Ada Lovelace" }));
    expect(screen.getByText("AL")).toBeVisible();
    expect(screen.getByText("Ada Lovelace")).toBeInTheDocument();
    rerender(<Avatar initials="AL" src="/two.png" alt="Ada Lovelace" />);
    expect(screen.getByRole("img")).toHaveAttribute("src", "/two.png");
  });
});
