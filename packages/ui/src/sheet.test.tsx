import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Sheet } from "./sheet.tsx";

function show(open = true) {
  const onOpenChange = vi.fn();
  render(
    <Sheet open={open} onOpenChange={onOpenChange} title="Chapters" action={<a href="#top">Up</a>}>
      <a href="#one">One</a>
      <a href="#two" aria-current="true">
        Two
      </a>
    </Sheet>,
  );
  return onOpenChange;
}

describe("Sheet", () => {
  it("holds nothing until it is opened", () => {
    show(false);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByText("One")).not.toBeInTheDocument();
  });

  it("names itself and brings into view what is current", () => {
    const into = vi.spyOn(Element.prototype, "scrollIntoView");
    show();
    expect(screen.getByRole("dialog", { name: "Chapters" })).toBeVisible();
    expect(into.mock.contexts).toEqual([screen.getByRole("link", { name: "Two" })]);
  });

  it("closes by the cross, by Escape and by a press beside it, not by one within", async () => {
    const onOpenChange = show();
    const dialog = screen.getByRole("dialog");
    fireEvent.click(screen.getByRole("heading", { name: "Chapters" }));
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    fireEvent.click(dialog);
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
  });
});
