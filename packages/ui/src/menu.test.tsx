import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { Menu, MenuHeading, MenuItem } from "./menu.tsx";

describe("Menu", () => {
  it("opens within the landmark that its button stands in", async () => {
    render(
      <header>
        <Menu trigger={<Button>Account</Button>}>
          <MenuItem>Logout</MenuItem>
        </Menu>
      </header>,
    );
    screen.getByRole("button", { name: "Account" }).focus();
    await userEvent.keyboard("{Enter}");
    const landmark = within(screen.getByRole("banner"));
    expect(landmark.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  });

  it("opens by keyboard, runs the chosen item and gives the focus back", async () => {
    const onSelect = vi.fn();
    render(
      <Menu trigger={<Button>Account</Button>}>
        <MenuHeading title="Ada Lovelace" detail="ada@example.org" />
        <MenuItem asChild>
          <a href="/settings">Settings</a>
        </MenuItem>
        <MenuItem onSelect={onSelect}>Logout</MenuItem>
      </Menu>,
    );
    screen.getByRole("button", { name: "Account" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveAttribute("href", "/settings");
    expect(screen.getByText("ada@example.org")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Account" })).toHaveFocus();
  });
});
