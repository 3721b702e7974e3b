import { CLAIMS, claimText } from "@cosmic/domain";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { questions } from "./questions.ts";
import { structuredData } from "./structured-data.ts";

beforeEach(() => {
  mockApi();
});

const page = () => renderPage(<LandingPage />, { path: "/" });
const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("the hero states the idea and the time, and its start button leads visitors to sign in first", () => {
  page();
  expect(
    screen.getByRole("heading", { level: 1, name: "Where Astrology Meets Psychology" }),
  ).toBeVisible();
  expect(screen.getByText(/About 60 seconds to your blueprint\./)).toBeVisible();
  expect(screen.getByText("(Completely free to start)")).toBeVisible();
  for (const name of ["Chart Your Self", "Get Your Blueprint Now"]) {
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "href",
      "/auth-select?returnTo=%2Fquiz",
    );
  }
});

test("the public figures come from the claims list", () => {
  page();
  for (const id of ["combinations", "chartsCreated", "accuracyRating"] as const) {
    expect(screen.getByText(CLAIMS[id].value)).toBeVisible();
    expect(screen.getByText(CLAIMS[id].label)).toBeVisible();
  }
});

test("each claim is marked, so that the operator's switch can hide it", async () => {
  page();
  await section("Frequently Asked Questions");
  const marked = [...document.querySelectorAll("[data-claim]")].map((element) => [
    element.getAttribute("data-claim"),
    element.textContent,
  ]);
  expect(Object.fromEntries(marked)).toEqual({
    timeToBlueprint: ` ${claimText("timeToBlueprint")}.`,
    combinations: claimText("combinations"),
    chartsCreated: claimText("chartsCreated"),
    accuracyRating: `${claimText("accuracyRating")} stated by the owner; see what is measured`,
    freeToStart: claimText("freeToStart"),
    noEmailToStart: claimText("noEmailToStart"),
    assessmentTime: `Plan on ${claimText("assessmentTime")}, with time to think. `,
  });
  // Structured data is fixed when the page is built, so it contains no claim.
  expect(JSON.stringify(structuredData("https://app.example"))).not.toContain(
    CLAIMS.assessmentTime.value,
  );
});

test("three steps, four discoveries, four questions", async () => {
  page();
  expect((await section("How it Works")).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  const discover = await section("What You'll Discover");
  expect(discover.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
    "Cosmic Archetype",
    "Career Guidance",
    "Relationship Insights",
    "Spiritual Path",
  ]);
  const faq = await section("Frequently Asked Questions");
  expect(faq.getAllByRole("group")).toHaveLength(4);
  expect(faq.getByText(/5-10 minutes for the full assessment/)).toBeInTheDocument();
});

test("the explainers list sixteen types with their titles and twelve signs with where they begin", async () => {
  page();
  const types = await section("Understanding MBTI Types");
  expect(types.getAllByRole("rowheader")).toHaveLength(16);
  expect(types.getByRole("row", { name: "INFJ Advocate" })).toBeVisible();
  const signs = await section("Understanding Astrology");
  expect(signs.getAllByRole("rowheader")).toHaveLength(12);
  expect(signs.getByRole("row", { name: /Leo.*120°.*Fire.*Fixed/ })).toBeVisible();
});

test("the disclaimers stand at the foot", () => {
  page();
  const foot = within(screen.getByRole("contentinfo"));
  expect(foot.getByText(/not the MBTI® instrument/)).toBeVisible();
  expect(foot.getByText(/self-reflection and entertainment/)).toBeVisible();
});

test("markup that is in the page already is kept as it is", () => {
  const prerendered = document.createElement("div");
  prerendered.id = "landing-chapters";
  prerendered.innerHTML = "<p>Prerendered words</p>";
  document.body.append(prerendered);
  page();
  prerendered.remove();
  expect(screen.getByText("Prerendered words")).toBeVisible();
});

test("structured data carry the offer, the quiz's time and ages, and the page's own questions", () => {
  const text = JSON.stringify(structuredData("https://app.example"));
  expect(text).toContain('"price":"9.99","priceCurrency":"USD"');
  expect(text).toContain('"timeRequired":"PT5M","typicalAgeRange":"18-65"');
  for (const { question } of questions()) expect(text).toContain(JSON.stringify(question));
});
