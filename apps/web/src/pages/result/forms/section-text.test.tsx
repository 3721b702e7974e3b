import type { Evidence } from "@cosmic/contracts";
import type { ParagraphKind, SectionName } from "@cosmic/domain";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aFullProfile } from "../../../../test/a-profile.ts";
import { openResult, readerAnswers, subscriber } from "../../../../test/open-result.tsx";

type Written = readonly (readonly [ParagraphKind | null, string])[];

/** The page with one section written so, its part open. */
async function openSection(section: SectionName, written: Written, evidence?: Evidence) {
  const profile = {
    ...aFullProfile,
    [section]: written.map(([, text]) => text).join("\n\n"),
    sectionParagraphs: written.flatMap(([kind], paragraph) =>
      kind === null ? [] : [{ section, paragraph, kind }],
    ),
  };
  const view = openResult(
    {
      ...readerAnswers(profile, subscriber),
      [`GET /api/profiles/${profile.slug}/grounds`]: { body: evidence },
    },
    `/result?slug=${profile.slug}`,
  );
  for (const button of await screen.findAllByText(/^Read Part/)) fireEvent.click(button);
  const heading = document.getElementById(section);
  const article = heading?.closest("article") as HTMLElement;
  return { ...view, article, inside: within(article) };
}

const DIALOGUE: Written = [
  ["lead", "In the bathtub."],
  ["voice", "Advocate: I decide. Tonight: yes."],
  ["other-voice", "Scorpio: First the cashier."],
  [null, "No one argues here."],
  ["sky", "Aquarius rises."],
  ["ask", "What did you want?"],
];
const TABLE: Written = [
  ["lead", "A price is a feeling."],
  ["row", "When the story is sad: Send the bill; send a card."],
  ["row", "When you shop: Leave it in the cart."],
  ["practice", "Who, Me? Read one page aloud. Then stop."],
];

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  return () => {
    vi.unstubAllGlobals();
  };
});

test("a dialogue names who speaks and sets the second speaker apart without color", async () => {
  const { article, inside } = await openSection("personalityArchetypes", DIALOGUE);
  const first = inside.getByText("I decide. Tonight: yes.");
  const second = inside.getByText("First the cashier.");
  expect(first).toHaveTextContent("Advocate: I decide. Tonight: yes.");
  expect(second).toHaveTextContent("Scorpio: First the cashier.");
  expect(second).toHaveClass("italic", "border-l");
  expect(first).not.toHaveClass("italic");
  expect(article.querySelectorAll("[data-dialogue] > p")).toHaveLength(2);
});

test("what the chart adds and the question stand apart from the prose", async () => {
  const { inside } = await openSection("personalityArchetypes", DIALOGUE);
  const mark = inside.getByRole("img", { name: "From your chart" });
  expect(mark.closest("[data-sky]")).toHaveTextContent("Aquarius rises.");
  expect(inside.getByText("What did you want?").closest("[data-ask]")).not.toBeNull();
  expect(inside.getByText("No one argues here.").closest("[data-sky], [data-ask]")).toBeNull();
});

test("a decision table pairs each case with what to do", async () => {
  const { inside } = await openSection("moneyMindset", TABLE);
  const cases = inside.getAllByRole("term");
  const actions = inside.getAllByRole("definition");
  expect(cases.map(({ textContent }) => textContent)).toEqual([
    "When the story is sad",
    "When you shop",
  ]);
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    "Do Send the bill; send a card.",
    "Do Leave it in the cart.",
  ]);
});

test("an exercise stands under its title", async () => {
  const { inside } = await openSection("moneyMindset", TABLE);
  const title = inside.getByText("Who, Me?");
  expect(title.tagName).toBe("STRONG");
  expect(title.parentElement).toHaveTextContent(
    "Try this Who, Me? Read one page aloud. Then stop.",
  );
});

test.each([
  ["item", "giftedTalents", "UL"],
  ["step", "creativityExpression", "OL"],
] as const)("paragraphs of the kind %s make one list", async (kind, section, tag) => {
  const { inside } = await openSection(section, [
    ["lead", "Look here."],
    [kind, "One thing."],
    [kind, "Another thing."],
  ]);
  const list = inside.getByRole("list");
  expect(list.tagName).toBe(tag);
  const items = within(list).getAllByRole("listitem");
  expect(items.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
    "One thing.",
    "Another thing.",
  ]);
});

test("questions are the terms and answers what defines them", async () => {
  const { inside } = await openSection("leadershipStyle", [
    ["question", "What do they get?"],
    ["answer", "A hearing."],
    ["question", "When do they go?"],
    ["answer", "After the fourth round."],
  ]);
  expect(inside.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "What do they get?",
    "When do they go?",
  ]);
  expect(inside.getAllByRole("definition")).toHaveLength(2);
});

test("a letter holds its own paragraphs, not what the chart adds", async () => {
  const { article, inside } = await openSection("lifePurpose", [
    [null, "I write from eighty."],
    [null, "One request."],
    ["sky", "The Sun goes on."],
  ]);
  expect(article.querySelectorAll("[data-letter] p")).toHaveLength(2);
  expect(inside.getByText("The Sun goes on.").closest("[data-letter]")).toBeNull();
});

test.each([
  ["personalityArchetypes", DIALOGUE],
  ["moneyMindset", TABLE],
] as const)("every sentence of %s is a control in its own form", async (section, written) => {
  const sentences = written.flatMap(([, text]) => text.split(/(?<=[.?]) /));
  const evidence = {
    ...Object.fromEntries(Object.keys(aFullProfile).map((name) => [name, []])),
    tensions: [],
    standouts: [],
    openings: [],
    [section]: sentences.map((text) => ({ text, kind: "type", because: `Ground of ${text}` })),
  } as unknown as Evidence;
  const { user, inside, article } = await openSection(section, written, evidence);
  const words = article.textContent;
  await user.click(screen.getByRole("switch"));
  const controls = await inside.findAllByRole("button");
  expect(controls).toHaveLength(sentences.length);
  expect(article.textContent).toBe(words);
  for (const [index, control] of controls.entries()) {
    // A name or a case stands before what is pressed.
    expect(sentences[index]?.endsWith(control.textContent ?? "-")).toBe(true);
    fireEvent.click(control);
    expect(document.querySelector("[data-note]")).toHaveTextContent(
      `Ground of ${sentences[index]}`,
    );
  }
});
