import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aFullProfile, anOldProfile, aPreview } from "../../../../test/a-profile.ts";
import { refusal } from "../../../../test/mock-api.ts";
import { openResult, readerAnswers, subscriber } from "../../../../test/open-result.tsx";

const WRITE = /^Write the new edition/;
const { slug, birthDate, mbtiType } = anOldProfile;
const anew = { ...aFullProfile, slug: "zyxwvutsrqponmlkjihgfe", archetype: "The New One" };
const GENERATE = "POST /api/generate-profile";
const written = { body: { success: true, profile: anew, message: "" } };

const open = (answers: Parameters<typeof openResult>[0] = {}, profile = anOldProfile) =>
  openResult(
    {
      ...readerAnswers(profile, subscriber),
      [`GET /api/profiles/${anew.slug}`]: { body: anew },
      ...answers,
    },
    `/result?slug=${slug}`,
  );

test("the owner of an old report gets the new edition for the same birth and type", async () => {
  const { user, callsTo } = open({ [GENERATE]: written });
  expect(await screen.findByText(/This one stays on your dashboard/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: WRITE }));
  expect(await screen.findByRole("heading", { level: 1, name: "The New One" })).toBeVisible();
  expect(callsTo("/api/generate-profile").map(({ body }) => body)).toEqual([
    { birthDate, mbtiType },
  ]);
  expect(screen.queryByRole("button", { name: WRITE })).toBeNull();
});

test("an old report whose new edition is written leads to it", async () => {
  localStorage.setItem("newEditions", JSON.stringify({ [slug]: anew.slug }));
  open();
  expect(await screen.findByRole("link", { name: "Open the new edition" })).toHaveAttribute(
    "href",
    `/result?slug=${anew.slug}`,
  );
  expect(screen.queryByRole("button", { name: WRITE })).toBeNull();
});

test("the button says that the edition is being written, and asks once", async () => {
  const { user, callsTo } = open({ [GENERATE]: () => new Promise(() => {}) });
  const button = await screen.findByRole("button", { name: WRITE });
  await user.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  await user.click(button);
  expect(callsTo("/api/generate-profile")).toHaveLength(1);
});

test("a refusal is shown, and the button can be pressed again", async () => {
  const answers = [refusal(503, "The writers are busy."), written];
  const { user } = open({ [GENERATE]: () => answers.shift() ?? written });
  await user.click(await screen.findByRole("button", { name: WRITE }));
  expect(await screen.findByText("The writers are busy.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: WRITE }));
  expect(await screen.findByRole("heading", { level: 1, name: "The New One" })).toBeVisible();
});

test.each([
  ["a report of the second edition", aFullProfile],
  ["a report that is still being written", { ...anOldProfile, isPremium: false }],
  ["a preview", aPreview],
])("%s offers no new edition", async (_, profile) => {
  open({ "POST /api/expand-report": { body: { success: true, message: "" } } }, profile);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: WRITE })).toBeNull();
});
