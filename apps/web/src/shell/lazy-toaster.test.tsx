import { toast } from "@cosmic/ui/use-toast";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LazyToaster } from "./lazy-toaster.tsx";

const code = vi.hoisted(() => ({ asked: 0, isOutOfReach: true }));

vi.mock("@cosmic/ui/toaster", () => ({
  get Toaster() {
    code.asked += 1;
    if (code.isOutOfReach) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>The toast area</p>;
  },
}));

const page = (
  <>
    <button type="button">Save</button>
    <LazyToaster />
  </>
);

test("a failed code load leaves the page intact, and the next toast retries", async () => {
  render(page);
  act(() => void toast({ title: "Connection Error" }));
  await vi.waitFor(() => {
    expect(code.asked).toBe(1);
  });
  const save = screen.getByRole("button", { name: "Save" });
  expect(save).toBeVisible();
  code.isOutOfReach = false;
  await userEvent.click(save);
  expect(await screen.findByText("The toast area")).toBeVisible();
});
