import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ChoiceGroup } from "./choice-group.tsx";
import { TileGroup } from "./tile-group.tsx";

const OPTIONS = [
  { value: "1", label: "Never", description: "Not once." },
  { value: "2", label: "Sometimes" },
  { value: "3", label: "Out of reach", disabled: true },
];

function Choices({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return (
    <ChoiceGroup
      legend="How often?"
      value={value}
      onValueChange={setValue}
      options={OPTIONS}
      error={error}
    />
  );
}

function Tiles() {
  const [value, setValue] = useState("a");
  return (
    <TileGroup
      label="Pick one"
      value={value}
      onValueChange={setValue}
      options={[
        { value: "a", title: "Alpha", caption: "The first" },
        { value: "b", title: "Beta" },
      ]}
    />
  );
}

describe("ChoiceGroup", () => {
  it("names the group and its options and starts with none chosen", () => {
    render(<Choices error="Please choose one." />);
    const group = screen.getByRole("radiogroup", { name: "How often?" });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription("Please choose one.");
    const first = screen.getByRole("radio", { name: "Never" });
    expect(first).toHaveAccessibleDescription("Not once.");
    expect(first).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Out of reach" })).toBeDisabled();
  });

  it("chooses by click anywhere on the row and by arrow key", async () => {
    render(<Choices />);
    await userEvent.click(screen.getByText("Not once."));
    expect(screen.getByRole("radio", { name: "Never" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: "Sometimes" })).toBeChecked();
  });
});

const tile = (name: string) => screen.getByRole("button", { name });

function ManyTiles({ chosen = "" }: { chosen?: string }) {
  const [value, setValue] = useState(chosen);
  return (
    <>
      <TileGroup
        label="Pick one"
        value={value}
        onValueChange={setValue}
        options={["a", "b", "c", "d", "e", "f"].map((letter) => ({
          value: letter,
          title: letter.toUpperCase(),
          disabled: letter === "b",
        }))}
      />
      <a href="#after">After</a>
    </>
  );
}

describe("TileGroup", () => {
  it("is one stop of the tab key, at the first tile that can be chosen or at the chosen one", async () => {
    const { unmount } = render(<ManyTiles />);
    await userEvent.tab();
    expect(tile("A")).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "After" })).toHaveFocus();
    unmount();
    render(<ManyTiles chosen="e" />);
    await userEvent.tab();
    expect(tile("E")).toHaveFocus();
  });

  it("leads from tile to tile by arrow keys, Home and End, and chooses by Enter only", async () => {
    // Three in a row, as a browser would lay them out; the second of them cannot be chosen.
    vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (
      this: HTMLElement,
    ) {
      return "ABC".includes(this.textContent.trim()) ? 0 : 96;
    });
    render(<ManyTiles />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(tile("C")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(tile("F")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{End}{ArrowRight}");
    expect(tile("F")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(tile("E")).toHaveFocus();
    expect(tile("E")).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Enter}{Home}");
    expect(tile("E")).toHaveAttribute("aria-pressed", "true");
    expect(tile("A")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(tile("A")).toHaveFocus();
  });

  it("lets one tile be chosen", async () => {
    render(<Tiles />);
    expect(tile("Alpha The first")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByText("Beta"));
    expect(tile("Beta")).toHaveAttribute("aria-pressed", "true");
    expect(tile("Alpha The first")).toHaveAttribute("aria-pressed", "false");
  });
});
