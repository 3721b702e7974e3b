import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormEvent } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

describe("Button", () => {
  it("does not submit a form unless asked to", async () => {
    const onSubmit = vi.fn((event: FormEvent) => {
      event.preventDefault();
    });
    render(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Plain" }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("while busy swaps its words, keeps the focus and neither clicks nor submits", async () => {
    const onSubmit = vi.fn();
    const onClick = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy busyLabel="Sending..." onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole("button");
    button.focus();
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText("Name"), "A{Enter}");
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toBeEnabled();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("keeps its name while busy without other words", () => {
    render(<Button busy>Refresh</Button>);
    expect(screen.getByRole("button", { name: "Refresh" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  it("lends its look to a link", () => {
    render(
      <Button asChild>
        <a href="/there">There</a>
      </Button>,
    );
    const link = screen.getByRole("link", { name: "There" });
    expect(link).toHaveAttribute("href", "/there");
    expect(link).not.toHaveAttribute("type");
  });
});
