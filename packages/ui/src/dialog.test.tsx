import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "./dialog.tsx";

function ask(props: { open?: boolean; busy?: boolean } = {}) {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <ConfirmDialog
      open={props.open ?? true}
      busy={props.busy ?? false}
      onOpenChange={onOpenChange}
      onConfirm={onConfirm}
      title="Delete this?"
      description="It cannot be brought back."
      confirmLabel="Delete"
    />,
  );
  return { onConfirm, onOpenChange };
}

describe("ConfirmDialog", () => {
  it("is absent until it is opened", () => {
    ask({ open: false });
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("names and describes itself and confirms", async () => {
    const { onConfirm } = ask();
    const dialog = screen.getByRole("alertdialog", { name: "Delete this?" });
    expect(dialog).toHaveAccessibleDescription("It cannot be brought back.");
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("cancels by button and by Escape", async () => {
    const { onConfirm, onOpenChange } = ask();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    fireEvent(screen.getByRole("alertdialog"), new Event("cancel", { cancelable: true }));
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("stays open while its action runs", () => {
    const { onOpenChange } = ask({ busy: true });
    fireEvent(screen.getByRole("alertdialog"), new Event("cancel", { cancelable: true }));
    expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
