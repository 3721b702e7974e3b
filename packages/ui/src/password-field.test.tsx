import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

describe("PasswordField", () => {
  it("shows and hides what was typed", async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText("Password");
    await userEvent.type(input, "stars");
    expect(input).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input).toHaveAttribute("type", "text");
    expect(input).toHaveValue("stars");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input).toHaveAttribute("type", "password");
  });

  it("warns while Caps Lock is on", async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" hint="At least 8 characters." />);
    await user.type(screen.getByLabelText("Password"), "{CapsLock}a");
    expect(screen.getByText("Caps Lock is on.")).toBeVisible();
    await user.type(screen.getByLabelText("Password"), "{CapsLock}a");
    expect(screen.getByText("At least 8 characters.")).toBeVisible();
  });
});
