import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Button } from "./button.tsx";
import { Tooltip, TooltipProvider } from "./tooltip.tsx";

describe("Tooltip", () => {
  it("describes the control that has the focus, until Escape", async () => {
    render(
      <TooltipProvider>
        <Tooltip content="A short remark">
          <Button>Rest here</Button>
        </Tooltip>
      </TooltipProvider>,
    );
    await userEvent.tab();
    expect(screen.getByRole("button")).toHaveAccessibleDescription("A short remark");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  });
});
