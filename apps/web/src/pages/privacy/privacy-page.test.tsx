import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";

test("says what is kept and for how long, and where to delete it", () => {
  mockApi();
  renderPage(<PrivacyPage />, { path: "/privacy" });
  expect(screen.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  const kept = screen.getAllByRole("term").map((term) => term.textContent);
  expect(kept).toEqual(
    expect.arrayContaining([
      "Your account",
      "Birth details",
      "Quiz answers",
      "Blueprints",
      "Email",
    ]),
  );
  expect(screen.getByText(/14 days after the last visit, 30 days at most/)).toBeVisible();
  expect(screen.getByText(/The link works for 60 minutes/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Your data" })).toHaveAttribute("href", "/your-data");
});
