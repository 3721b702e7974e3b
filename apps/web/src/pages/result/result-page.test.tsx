import { REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aFullProfile, anOldProfile, aPreview } from "../../../test/a-profile.ts";
import { refusal } from "../../../test/mock-api.ts";
import {
  adopted,
  openResult,
  readerAnswers,
  storeBlueprint,
  subscriber,
  UNLOCK,
} from "../../../test/open-result.tsx";

const { slug } = aFullProfile;

test("a visitor reads the preview of the stored blueprint", async () => {
  storeBlueprint(aPreview);
  openResult();
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(aPreview.archetype);
  expect(screen.getByText("Preview Version")).toBeVisible();
  expect(screen.getByText("A first strength")).toBeVisible();
  for (const title of ["Career & Work", "Love & Relationships", "Spiritual Growth"]) {
    expect(screen.getByRole("article", { name: title })).toHaveTextContent(/…$/);
  }
  expect(screen.getAllByTestId("fade")).toHaveLength(3);
  expect(screen.queryByText("Life Purpose")).toBeNull();
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    "/auth-select?returnTo=%2Fresult",
  );
});

test("the upsell names the five things, the normal price and the price", async () => {
  storeBlueprint(aPreview);
  openResult();
  for (const item of [
    "Relationship Compatibility",
    "Decision-Making Style",
    "Emotional & Cognitive Blueprint",
    "Growth Triggers",
    "15+ Detailed Reports",
    "$29.99",
    "$9.99",
  ]) {
    const [words] = await screen.findAllByText(item);
    expect(words).toBeVisible();
  }
  expect(screen.getByRole("button", { name: UNLOCK })).toBeEnabled();
});

test("each thing in the upsell names the headings it stands for", async () => {
  storeBlueprint(aPreview);
  openResult();
  const offered = await screen.findByText("Relationship Compatibility");
  expect(offered.closest("li")).toHaveTextContent(
    "Relationship Guide, Soul Mate Guidance, Conflict Resolution",
  );
});

test("lifetime access opens every card, grouped, with a contents list and twelve months", async () => {
  storeBlueprint(aPreview);
  openResult(readerAnswers(aFullProfile, subscriber));
  expect(await screen.findByRole("heading", { name: "12-Month Forecast" })).toBeVisible();
  expect(screen.queryByText("Preview Version")).toBeNull();
  const contents = screen.getByRole("navigation", { name: "Contents" });
  for (const name of SECTION_NAMES) {
    const { title } = REPORT_SECTIONS[name];
    expect(screen.getByRole("article", { name: title })).toHaveTextContent(aFullProfile[name]);
    expect(within(contents).getByText(title)).toHaveAttribute("href", `#${name}`);
  }
  for (const [index, month] of ["January", "June", "December"].entries()) {
    const number = [1, 6, 12][index];
    expect(screen.getByRole("article", { name: new RegExp(month) })).toHaveTextContent(
      `Forecast number ${number}.`,
    );
  }
  expect(screen.queryByRole("button", { name: UNLOCK })).toBeNull();
});

test("a report of the first edition sets asides apart from its prose, under their own names", async () => {
  const sectionAsides = [
    { section: "shadowWork", paragraph: 1, kind: "notice" },
    { section: "shadowWork", paragraph: 3, kind: "practice" },
  ] as const;
  const shadowWork = "Prose.\n\nSee the sigh.\n\nMore prose.\n\nDraw a door.";
  storeBlueprint(aPreview);
  openResult(
    readerAnswers({ ...anOldProfile, shadowWork, sectionAsides: [...sectionAsides] }, subscriber),
  );
  const section = within(await screen.findByRole("article", { name: "Shadow Work" }));
  expect(section.getByText("See the sigh.")).toHaveTextContent("Worth noticing See the sigh.");
  expect(section.getByText("Draw a door.")).toHaveTextContent("Try this Draw a door.");
  expect(section.getByText("More prose.")).toHaveTextContent(/^More prose\.$/);
});

test("the sections on health, money, childhood, past lives and parenting carry a disclaimer", async () => {
  storeBlueprint(aFullProfile);
  openResult(readerAnswers(aFullProfile));
  await screen.findByRole("article", { name: "Health & Wellness" });
  for (const name of SECTION_NAMES) {
    const { title, disclaimer } = REPORT_SECTIONS[name];
    const article = screen.getByRole("article", { name: title });
    expect(article.textContent?.includes("A prompt for reflection, not")).toBe(disclaimer);
  }
});

test("a stored blueprint is adopted once, then fetched again with the current access", async () => {
  storeBlueprint(aPreview);
  const { callsTo } = openResult(readerAnswers(aFullProfile));
  expect(await screen.findByRole("heading", { name: "Direction" })).toBeVisible();
  expect(callsTo("/api/migrate-profile").map(({ body }) => body)).toEqual([{ profileSlug: slug }]);
  expect(JSON.parse(sessionStorage.getItem("generatedProfile") ?? "")).toEqual(aFullProfile);
});

test("the reader's blueprints are listed only after the adoption that may change them", async () => {
  storeBlueprint(aPreview);
  const answered: string[] = [];
  openResult({
    ...readerAnswers(aPreview),
    "POST /api/migrate-profile": () => {
      answered.push("adoption");
      return adopted;
    },
    "GET /api/profiles": () => {
      answered.push("list");
      return { body: [] };
    },
  });
  await waitFor(() => {
    expect(answered).toEqual(expect.arrayContaining(["adoption", "list"]));
  });
  expect(answered.indexOf("adoption")).toBe(0);
});

test("a refused adoption changes nothing for the reader", async () => {
  storeBlueprint(aPreview);
  openResult({
    ...readerAnswers(aPreview),
    "POST /api/migrate-profile": refusal(403, "This blueprint is not yours."),
  });
  expect(await screen.findByText("Preview Version")).toBeVisible();
  expect(screen.queryByText("This blueprint is not yours.")).toBeNull();
});

test("an adoption that ends at an equal blueprint shows that one and keeps it", async () => {
  storeBlueprint(aPreview);
  const twin = { ...aFullProfile, slug: "zyxwvutsrqponmlkjihgfe" };
  openResult({
    ...readerAnswers(twin, subscriber),
    "POST /api/migrate-profile": { body: { ...adopted.body, profileSlug: twin.slug } },
  });
  expect(await screen.findByRole("heading", { name: "Direction" })).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem("generatedProfile") ?? "")).toEqual(twin);
});

test("a user with access is not asked to pay for a deleted blueprint", async () => {
  storeBlueprint(aPreview);
  const gone = refusal(404, "This blueprint does not exist.");
  openResult({
    ...readerAnswers(aPreview, subscriber),
    "POST /api/migrate-profile": gone,
    [`GET /api/profiles/${slug}`]: gone,
  });
  expect(await screen.findByText("Error Loading Profile")).toBeVisible();
  expect(screen.getByRole("link", { name: "draw it again" })).toHaveAttribute(
    "href",
    `/generating-profile?type=${aPreview.mbtiType}&birthDate=${aPreview.birthDate}`,
  );
  expect(screen.queryByText("Preview Version")).toBeNull();
  expect(screen.queryByRole("button", { name: UNLOCK })).toBeNull();
});

test("a reader without access keeps the preview of a deleted blueprint", async () => {
  storeBlueprint(aPreview);
  const gone = refusal(404, "This blueprint does not exist.");
  openResult({
    ...readerAnswers(aPreview),
    "POST /api/migrate-profile": gone,
    [`GET /api/profiles/${slug}`]: gone,
  });
  expect(await screen.findByText("Preview Version")).toBeVisible();
  expect(screen.queryByText("Error Loading Profile")).toBeNull();
});

test("revoked access turns the stored report back into a preview", async () => {
  storeBlueprint(aFullProfile);
  openResult(readerAnswers(aPreview));
  expect(await screen.findByText("Preview Version")).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText("Life Purpose", { selector: "h3" })).toBeNull();
  });
});

test("a full text that fails to load can be requested again", async () => {
  storeBlueprint(aPreview);
  const answers = [{ status: 503 }, { body: aFullProfile }];
  const { user } = openResult({
    ...readerAnswers(aFullProfile, subscriber),
    [`GET /api/profiles/${slug}`]: () => answers.shift() ?? { status: 500 },
  });
  await user.click(await screen.findByRole("button", { name: "Load it again" }));
  expect(await screen.findByRole("heading", { name: "Direction" })).toBeVisible();
});

test("a saved blueprint opens by its slug in a fresh tab", async () => {
  const { callsTo } = openResult(readerAnswers(aFullProfile), `/result?slug=${slug}`);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("The Lamp");
  expect(callsTo("/api/migrate-profile")).toHaveLength(0);
});

test("a slug of another blueprint than the stored one opens that one", async () => {
  storeBlueprint(aPreview);
  const other = { ...aFullProfile, slug: "zyxwvutsrqponmlkjihgfe", archetype: "The Other One" };
  openResult(
    { ...readerAnswers(other), "POST /api/migrate-profile": adopted },
    `/result?slug=${other.slug}`,
  );
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("The Other One");
});

test.each([null, "{", "[]", '{"mbtiType":"INFJ"}', "null"])(
  "a missing or unreadable blueprint (%s) shows the error card with ways on",
  async (stored) => {
    if (stored !== null) sessionStorage.setItem("generatedProfile", stored);
    openResult();
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Error Loading Profile",
    );
    expect(screen.getByRole("link", { name: "Create New Blueprint" })).toHaveAttribute(
      "href",
      "/quiz",
    );
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  },
);

test("an unknown slug ends at the error card", async () => {
  openResult(
    {
      ...readerAnswers(aFullProfile),
      [`GET /api/profiles/${slug}`]: refusal(404, "This blueprint does not exist."),
    },
    `/result?slug=${slug}`,
  );
  expect(await screen.findByText("Error Loading Profile")).toBeVisible();
});

test("a visitor with a link to a saved blueprint is shown the way to sign in and back", async () => {
  openResult({}, `/result?slug=${slug}`);
  expect(await screen.findByRole("link", { name: "sign in" })).toHaveAttribute(
    "href",
    `/auth-select?returnTo=%2Fresult%3Fslug%3D${slug}`,
  );
});

test("a birth on a changeover day shows a note", async () => {
  const changeover = { from: "Pisces", to: "Aries", at: "1990-03-20T21:19:00.000Z" } as const;
  storeBlueprint({ ...aPreview, birthDate: "1990-03-20", changeover });
  openResult();
  expect(await screen.findByText("Born on the changeover from Pisces to Aries")).toBeVisible();
});

test("Create Another Blueprint links to the quiz", async () => {
  storeBlueprint(aPreview);
  openResult();
  expect(await screen.findByRole("link", { name: "Create Another Blueprint" })).toHaveAttribute(
    "href",
    "/quiz",
  );
});
