import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Toaster } from "./toaster.tsx";
import {
  dismissToast,
  TOAST_REMOVE_DELAY_MS,
  type ToastContent,
  type ToastHandle,
  toast,
  useToasts,
} from "./use-toast.ts";

function show(content: ToastContent) {
  let handle: ToastHandle | undefined;
  act(() => {
    handle = toast(content);
  });
  return handle as ToastHandle;
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function Records() {
  return <p data-testid="records">{useToasts().length}</p>;
}

describe("Toaster", () => {
  it("shows a title, a description, an action and a close control", () => {
    render(<Toaster />);
    show({
      title: "Not saved",
      description: "The server did not answer.",
      variant: "destructive",
      action: { label: "Try again", onSelect: () => undefined },
    });
    expect(screen.getByText("Not saved")).toBeVisible();
    expect(screen.getByText("The server did not answer.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Close" })).toBeVisible();
  });

  it("shows one toast at a time, the newest", () => {
    render(<Toaster />);
    show({ title: "First" });
    show({ title: "Second" });
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(screen.getByText("Second")).toBeVisible();
  });

  it("closes by its control, and keeps the record until the removal delay has passed", () => {
    vi.useFakeTimers();
    render(
      <>
        <Toaster />
        <Records />
      </>,
    );
    show({ title: "Saved" });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
    pass(TOAST_REMOVE_DELAY_MS - 1);
    expect(screen.getByTestId("records")).toHaveTextContent("1");
    pass(1);
    expect(screen.getByTestId("records")).toHaveTextContent("0");
  });

  it("goes by itself after five seconds, or after its own duration", () => {
    vi.useFakeTimers();
    render(<Toaster />);
    show({ title: "Five seconds" });
    pass(4_999);
    expect(screen.getByText("Five seconds")).toBeVisible();
    pass(1);
    expect(screen.queryByText("Five seconds")).not.toBeInTheDocument();
    show({ title: "One second", durationMs: 1_000 });
    pass(1_000);
    expect(screen.queryByText("One second")).not.toBeInTheDocument();
  });

  it("takes the focus on F8", () => {
    render(<Toaster />);
    show({ title: "Saved" });
    fireEvent.keyDown(document, { key: "F8", code: "F8" });
    expect(screen.getByRole("region", { name: /F8/u })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it("runs the action and closes", async () => {
    const onSelect = vi.fn();
    render(<Toaster />);
    show({ title: "Not saved", action: { label: "Try again", onSelect } });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByText("Not saved")).not.toBeInTheDocument();
  });

  it("shows a toast that the action raises in its turn", async () => {
    render(<Toaster />);
    show({
      title: "Not saved",
      action: { label: "Try again", onSelect: () => toast({ title: "Saved" }) },
    });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Saved")).toBeVisible();
  });

  it("changes and closes through its handle, and by dismissToast", () => {
    render(<Toaster />);
    const handle = show({ title: "Working" });
    act(() => {
      handle.update({ title: "Done" });
    });
    expect(screen.getByText("Done")).toBeVisible();
    act(() => {
      handle.dismiss();
    });
    expect(screen.queryByText("Done")).not.toBeInTheDocument();
    show({ title: "Another" });
    act(() => {
      dismissToast();
    });
    expect(screen.queryByText("Another")).not.toBeInTheDocument();
  });
});
