import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { TermsPage } from "./terms-page.tsx";

test("the summary states the price, the refund and what a blueprint is not", () => {
  mockApi();
  renderPage(<TermsPage />, { path: "/terms" });
  expect(screen.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  const summary = within(screen.getByRole("region", { name: "In short" }));
  for (const words of [/\$9\.99 \(US dollars\), once/, /within 14 days/, /entertainment/]) {
    expect(summary.getByText(words)).toBeVisible();
  }
  expect(document.title).toBe("Terms of Service | Cosmic Blueprint");
});

test("each line of the contents leads to its chapter", () => {
  mockApi();
  renderPage(<TermsPage />, { path: "/terms" });
  const links = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const id = link.getAttribute("href")?.slice(1) ?? "";
    expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? "");
  }
});

test("no operator is made up when none was entered", () => {
  mockApi();
  renderPage(<TermsPage />, { path: "/terms" });
  expect(screen.getByText(/operator of this site have not been entered/)).toBeVisible();
});
