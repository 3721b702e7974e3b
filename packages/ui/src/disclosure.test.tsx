import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Disclosure, DisclosureList } from "./disclosure.tsx";

describe("Disclosure", () => {
  it("opens onto its answer", async () => {
    render(
      <DisclosureList>
        <Disclosure summary="What is it?">
          <p>An answer.</p>
        </Disclosure>
      </DisclosureList>,
    );
    expect(screen.getByText("An answer.")).not.toBeVisible();
    await userEvent.click(screen.getByText("What is it?"));
    expect(screen.getByText("An answer.")).toBeVisible();
  });
});
