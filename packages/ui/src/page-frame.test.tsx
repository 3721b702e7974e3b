import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PageFrame } from "./page-frame.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

describe("PageFrame", () => {
  it("has the landmarks of a page and leads past the header first", async () => {
    render(
      <PageFrame
        header={<SiteHeader brand={<a href="/">Home</a>} />}
        footer={<SiteFooter notes={<p>Notes</p>} />}
      >
        <p>Text</p>
      </PageFrame>,
    );
    expect(screen.getByRole("banner")).toBeInTheDocument();
    expect(screen.getByRole("contentinfo")).toHaveTextContent("Notes");
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });
});
