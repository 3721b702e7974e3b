import { createHash } from "node:crypto";
import { runInThisContext } from "node:vm";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { applyTheme, readTheme } from "./theme.ts";
import { THEME_SCRIPT, THEME_SCRIPT_SHA256 } from "./theme-script.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute("data-theme");
});

describe("ThemeSwitch", () => {
  it("follows the system until a theme is chosen, then keeps the choice", async () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Night" }));
    expect(root).toHaveAttribute("data-theme", "night");
    expect(readTheme()).toBe("night");
    await userEvent.keyboard("{ArrowLeft}");
    expect(root).toHaveAttribute("data-theme", "day");
    await userEvent.click(screen.getByRole("radio", { name: "System" }));
    expect(root).not.toHaveAttribute("data-theme");
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("keeps two switches on one page in step", async () => {
    render(
      <>
        <ThemeSwitch label="Top" />
        <ThemeSwitch label="Foot" />
      </>,
    );
    const [first, second] = screen.getAllByRole("radio", { name: "Day" });
    await userEvent.click(first as HTMLElement);
    expect(second).toBeChecked();
  });

  it("still switches when the page may not keep anything", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("closed", "SecurityError");
    });
    applyTheme("night");
    expect(root).toHaveAttribute("data-theme", "night");
    expect(readTheme()).toBe("night");
    vi.restoreAllMocks();
    applyTheme("system");
  });
});

describe("theme script", () => {
  it("has the hash that a content security policy names", () => {
    expect(createHash("sha256").update(THEME_SCRIPT).digest("base64")).toBe(THEME_SCRIPT_SHA256);
  });

  it("sets a kept theme and no other value", () => {
    localStorage.setItem("theme", "day");
    runInThisContext(THEME_SCRIPT);
    expect(root).toHaveAttribute("data-theme", "day");
    root.removeAttribute("data-theme");
    localStorage.setItem("theme", "<img>");
    runInThisContext(THEME_SCRIPT);
    expect(root).not.toHaveAttribute("data-theme");
  });
});
