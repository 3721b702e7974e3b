import type { City } from "@cosmic/contracts";
import { CITIES_LICENSE, CITIES_SOURCE } from "@cosmic/contracts/attribution";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aChart, aCity } from "../../../../test/a-chart.ts";
import { aPreview } from "../../../../test/a-profile.ts";
import { mockApi } from "../../../../test/mock-api.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { BirthDetailsOffer } from "./birth-details-offer.tsx";

vi.mock("../../../shared/birth-details/birth-details-form.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

function listSources(place: City | null) {
  const offer = <BirthDetailsOffer profile={{ ...aPreview, place }} isSignedIn />;
  const { unmount } = renderPage(offer, { path: "/result" });
  const sources = screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
  unmount();
  return sources;
}

test("a report that names a birth place credits its source, and one without a place none", () => {
  mockApi();
  expect(listSources(aCity)).toEqual([CITIES_SOURCE.url, CITIES_LICENSE.url]);
  expect(listSources(null)).toEqual([]);
});

test("a form whose code fails to load shows an error while the page stays", async () => {
  // React logs every error that a boundary catches.
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { calls } = mockApi();
  const profile = { ...aPreview, chart: aChart({ Moon: ["Leo", "Virgo"] }) };
  const { user } = renderPage(<BirthDetailsOffer profile={profile} isSignedIn />, {
    path: "/result",
  });
  await user.click(screen.getByRole("button", { name: "Add your birth time and place" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The form could not be loaded. Check your connection, then reload the page.",
  );
  expect(
    screen.getByRole("heading", { name: "What your birth time and place would settle" }),
  ).toBeVisible();
  await vi.waitFor(() => {
    expect(calls.map(({ path }) => path)).toContain("/api/client-errors");
  });
  complaints.mockRestore();
});
