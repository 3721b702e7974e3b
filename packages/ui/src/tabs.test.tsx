import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

describe("Tabs", () => {
  it("shows one panel and moves between tabs with the arrow keys", async () => {
    render(
      <Tabs defaultValue="one">
        <TabList label="Panels">
          <Tab value="one">One</Tab>
          <Tab value="two">Two</Tab>
        </TabList>
        <TabPanel value="one">First</TabPanel>
        <TabPanel value="two">Second</TabPanel>
      </Tabs>,
    );
    await userEvent.click(screen.getByRole("tab", { name: "One" }));
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("tabpanel", { name: "Two" })).toHaveTextContent("Second");
    expect(screen.queryByText("First")).not.toBeInTheDocument();
  });
});
