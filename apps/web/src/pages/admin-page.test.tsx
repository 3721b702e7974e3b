import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mockApi } from "../../test/mock-api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { navigateFully } from "../shared/navigation/navigate-fully.ts";
import { AdminPage } from "./admin-page.tsx";

vi.mock("../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

test("the address leads on to the operator panel's own site", () => {
  mockApi();
  renderPage(<AdminPage />, { path: "/admin" });
  expect(navigateFully).toHaveBeenCalledWith("http://localhost:3001");
  expect(screen.getByRole("link", { name: "go there yourself" })).toHaveAttribute(
    "href",
    "http://localhost:3001",
  );
});
