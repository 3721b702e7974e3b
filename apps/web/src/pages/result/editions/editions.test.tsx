import type { Blueprint, GeneratedProfile } from "@cosmic/contracts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aComputedChart, lisbon } from "../../../../test/a-computed-chart.ts";
import { aBook, aFullProfile, aPreview } from "../../../../test/a-profile.ts";
import { aUser, refusal } from "../../../../test/mock-api.ts";
import { openResult, readerAnswers, subscriber } from "../../../../test/open-result.tsx";
// Loaded before a test waits for it.
import "../../../shared/birth-details/birth-details-form.tsx";
import "./edition-notes.tsx";

const birthDate = "1990-07-14";
const place = lisbon;

/** Seven in the morning; the edition before was for about that time. */
const corrected: GeneratedProfile = {
  ...aFullProfile,
  birthDate,
  sunSign: "Cancer",
  birthTime: "07:00",
  place,
  chart: aComputedChart({ birthDate, birthTime: "07:00", place }),
  shadowWork: "Another shadow.",
  book: { ...aBook, standouts: [{ title: "Venus at home", text: "One." }, ...aBook.standouts] },
  generatedAt: "2026-11-22T10:00:00.000Z",
};
const hours = { kind: "between", from: "06:00", to: "21:00" } as const;
const first: GeneratedProfile = {
  ...aFullProfile,
  birthDate,
  sunSign: "Cancer",
  birthHours: hours,
  place,
  chart: aComputedChart({ birthDate, hours, place }),
  slug: "zyxwvutsrqponmlkjihgfe",
};

const toListed = (profile: GeneratedProfile): Blueprint => {
  const { id, slug, mbtiType, archetype, sunSign, overview, isPaid, generatedAt } = profile;
  return {
    id,
    slug,
    mbtiType,
    archetype,
    sunSign,
    overview,
    isPaid,
    generatedAt,
    birthDate,
    birthTime: profile.birthTime,
    place: profile.place,
    birthHours: profile.birthHours ?? null,
  };
};

function open(
  profile: GeneratedProfile,
  list: GeneratedProfile[],
  answers = {},
  user = subscriber,
) {
  return openResult(
    {
      ...readerAnswers(profile, user),
      "GET /api/profiles": { body: list.map(toListed) },
      [`GET /api/profiles/${first.slug}`]: { body: first },
      ...answers,
    },
    `/result?slug=${profile.slug}`,
  );
}

const section = () => screen.findByRole("region", { name: "What changed in this edition" });
const definition = (within_: HTMLElement, term: string) =>
  within(within_).getByText(term).parentElement?.querySelector("dd")?.textContent;

test("an edition for a corrected time lists what changed, beside the edition before", async () => {
  open(corrected, [corrected, first]);
  const changes = await section();
  expect(
    within(changes).getByText(
      /This edition is for a birth at 07:00, in Lisbon\. The one before, .*, is for a birth between 06:00 and 21:00, in Lisbon/,
    ),
  ).toBeVisible();
  expect(await within(changes).findByText("Rising sign")).toBeVisible();
  expect(definition(changes, "Rising sign")).toBe("not known before, Cancer now");
  expect(definition(changes, "Houses")).toMatch(/^not known before, now Sun in 1, /);
  expect(definition(changes, "Aspects gained")).toContain("Moon");
  expect(definition(changes, "Stands out now")).toBe("Venus at home");
  expect(definition(changes, "Sections that read differently")).toBe("Shadow Work");
  expect(within(changes).queryByText("Months that read differently")).toBeNull();
  expect(within(changes).getByRole("link", { name: "Open the edition before" })).toHaveAttribute(
    "href",
    `/result?slug=${first.slug}`,
  );
});

test("an edition for narrower hours gains the rising sign that they leave", async () => {
  const narrow = { kind: "about", time: "07:00", minutes: 5 } as const;
  const narrowed: GeneratedProfile = {
    ...first,
    birthHours: narrow,
    chart: aComputedChart({ birthDate, hours: narrow, place }),
    slug: corrected.slug,
    generatedAt: corrected.generatedAt,
  };
  open(narrowed, [narrowed, first]);
  const changes = await section();
  expect(await within(changes).findByText("Rising sign")).toBeVisible();
  expect(definition(changes, "Rising sign")).toBe("not known before, Cancer now");
  expect(definition(changes, "Houses")).toMatch(/^not known before, now Sun in 1, /);
});

test("an earlier edition leads to the newer one, and stays as it is", async () => {
  open(first, [corrected, first]);
  expect(
    await screen.findByText("You have a newer edition of this report", { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the newer edition" })).toHaveAttribute(
    "href",
    `/result?slug=${corrected.slug}`,
  );
  expect(screen.queryByRole("heading", { name: "What changed in this edition" })).toBeNull();
});

test("an edition before that does not arrive can be asked for again", async () => {
  let isDown = true;
  const { user } = open(corrected, [corrected, first], {
    [`GET /api/profiles/${first.slug}`]: () => (isDown ? refusal(500, "No.") : { body: first }),
  });
  const again = await within(await section()).findByRole("button", { name: /Try again/ });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText("Aspects gained")).toBeVisible();
});

test.each<[string, Partial<GeneratedProfile>]>([
  ["another type", { mbtiType: "ISTJ" }],
  ["the same birth, written in another month", { birthHours: hours, birthTime: null }],
])("a report for %s is no other edition", async (_, changes) => {
  const other = { ...first, slug: "other", ...changes };
  const shown = { ...first, generatedAt: "2026-11-25T10:00:00.000Z" };
  const { callsTo } = open(shown, [shown, other]);
  await screen.findByRole("heading", { level: 1 });
  await expect.poll(() => callsTo("/api/profiles").length).toBeGreaterThan(0);
  expect(screen.queryByText(/edition/)).toBeNull();
});

test("a preview compares the charts, and no text that it does not show", async () => {
  const preview = { ...aPreview, ...pickBirth(corrected) };
  const before = { ...aPreview, ...pickBirth(first), slug: first.slug };
  open(
    preview,
    [preview, before],
    { [`GET /api/profiles/${first.slug}`]: { body: before } },
    aUser,
  );
  const changes = await section();
  expect(await within(changes).findByText("Rising sign")).toBeVisible();
  expect(within(changes).queryByText("Sections that read differently")).toBeNull();
});

test("the birth of a report with an exact time can be corrected", async () => {
  const { user } = open(corrected, [corrected]);
  expect(
    await screen.findByRole("heading", { name: "If your birth time or place is wrong" }),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Correct your birth time or place" }));
  expect(await screen.findByRole("textbox", { name: "Birth time" })).toHaveValue("07:00");
});

function pickBirth(profile: GeneratedProfile) {
  const { birthTime, place: city, chart, generatedAt } = profile;
  const born = { birthDate, birthTime, place: city, chart, generatedAt };
  return profile.birthHours ? { ...born, birthHours: profile.birthHours } : born;
}
