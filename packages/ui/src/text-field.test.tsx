import { act, render, screen, within } from "@testing-library/react";
import { createRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DateField } from "./date-field.tsx";
import { TextField } from "./text-field.tsx";

function EmailForm() {
  const [typed, setTyped] = useState("");
  return (
    <>
      <TextField
        label="Email"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <p>{typed === "" ? "nothing typed" : typed}</p>
    </>
  );
}

describe("TextField", () => {
  it("ties label, hint and error to the input and marks it invalid", () => {
    render(<TextField label="Email" hint="We keep it safe." error="Please enter an email." />);
    const input = screen.getByLabelText("Email");
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("We keep it safe. Please enter an email.");
  });

  it("announces an error that appears later", () => {
    const { rerender } = render(<TextField label="Email" />);
    const region = document.querySelector("[aria-live=polite]");
    expect(region).toBeEmptyDOMElement();
    rerender(<TextField label="Email" error="Too short." />);
    expect(region).toHaveTextContent("Too short.");
  });

  it("announces a required field without the browser's own validation", () => {
    render(<TextField label="Email" required />);
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toHaveAttribute("aria-required", "true");
    expect(input).not.toHaveAttribute("required");
  });

  it("keeps what was typed before the page's code arrived", async () => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(<EmailForm />);
    document.body.append(container);
    within(container).getByLabelText<HTMLInputElement>("Email").value = "ada@example.test";
    const root = await act(async () => hydrateRoot(container, <EmailForm />));
    expect(within(container).getByText("ada@example.test")).toBeVisible();
    expect(within(container).getByLabelText("Email")).toHaveValue("ada@example.test");
    await act(async () => {
      root.unmount();
    });
    container.remove();
  });

  it("hands its ref to the input", () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="Name" ref={ref} />);
    expect(ref.current).toBe(screen.getByLabelText("Name"));
  });
});

describe("DateField", () => {
  it("is a date input that keeps its bounds", () => {
    render(<DateField label="Birth date" max="2026-11-21" />);
    const input = screen.getByLabelText("Birth date");
    expect(input).toHaveAttribute("type", "date");
    expect(input).toHaveAttribute("max", "2026-11-21");
  });
});
