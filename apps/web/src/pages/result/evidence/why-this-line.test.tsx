import type { Evidence, GeneratedProfile, SentenceEvidence } from "@cosmic/contracts";
import { SECTION_NAMES } from "@cosmic/domain";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aFullProfile, aPreview } from "../../../../test/a-profile.ts";
import { type ApiAnswer, aUser, mockApi, refusal } from "../../../../test/mock-api.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { ResultPage } from "../result-page.tsx";

const SWITCH = "Show what each line rests on";

const ground = (text: string, because: string): SentenceEvidence => ({
  text,
  kind: "type",
  because,
});
const sectionTexts = (name: string) => [`First of ${name}.`, `Second of ${name}.`];
const profile: GeneratedProfile = {
  ...aFullProfile,
  overview: "You listen. You wait.",
  ...Object.fromEntries(SECTION_NAMES.map((name) => [name, sectionTexts(name).join(" ")])),
};
const book = profile.book as NonNullable<typeof profile.book>;
const lines = (...texts: string[]) => texts.map((text) => ground(text, `Ground of ${text}`));
const evidence = {
  overview: [ground("You listen.", "Your type, INFJ"), ground("You wait.", "Your Sun in Pisces")],
  strengths: profile.strengths.map((text, index) => ground(text, `Strength ground ${index + 1}`)),
  ...Object.fromEntries(
    SECTION_NAMES.map((name) => [
      name,
      sectionTexts(name).map((text, index) => ground(text, `${name} ground ${index + 1}`)),
    ]),
  ),
  monthlyForecasts: profile.monthlyForecasts.map((text, index) => [
    ground(text, `New moon ${index + 1}`),
  ]),
  costs: lines(...book.costs),
  tensions: book.tensions.map(({ text }) => lines(...text.split(/(?<=\.) /))),
  practice: lines("Tonight, list names.", "Choose one."),
  standouts: book.standouts.map(({ text }) => lines(...text.split(/(?<=\.) /))),
  argument: lines("The halves agree.", "On one point they do not."),
  openings: book.openings.map((text) => lines(text)),
} as unknown as Evidence;

function open(
  shown: GeneratedProfile = profile,
  answer: ApiAnswer | (() => ApiAnswer) = { body: evidence },
) {
  sessionStorage.setItem("generatedProfile", JSON.stringify(shown));
  const { calls } = mockApi({
    "GET /api/auth/user": { body: { ...aUser, hasLifetimeAccess: shown.isPaid } },
    "POST /api/migrate-profile": { body: { success: true, message: "", profileSlug: shown.slug } },
    [`GET /api/profiles/${shown.slug}`]: { body: shown },
    [`GET /api/profiles/${shown.slug}/grounds`]: answer,
  });
  const view = renderPage(<ResultPage />, { path: "/result" });
  const asked = () => calls.filter(({ path }) => path.endsWith("/grounds")).length;
  return { ...view, asked };
}

/** Opens every part; a closed one hides its sentences. */
function openParts() {
  for (const button of screen.getAllByText(/^Read Part/)) fireEvent.click(button);
}

const sentence = (name: string) => screen.getByRole("button", { name });
const note = () => document.querySelector("[data-note]");

async function turnOn(user: ReturnType<typeof open>["user"]) {
  await user.click(await screen.findByRole("switch", { name: SWITCH }));
  await screen.findByRole("button", { name: "You listen." });
  openParts();
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});

test("sentences stay plain text until the switch is on", async () => {
  const { asked } = open();
  expect(await screen.findByRole("switch", { name: SWITCH })).not.toBeChecked();
  expect(screen.queryByRole("button", { name: "You listen." })).toBeNull();
  expect(screen.getByText("You listen. You wait.")).toBeVisible();
  expect(asked()).toBe(0);
});

test("a preview has no such switch", async () => {
  open({ ...aPreview, slug: profile.slug });
  await screen.findByText("Preview Version");
  expect(screen.queryByRole("switch")).toBeNull();
});

test("the switch turns every sentence into a control and requests the evidence once", async () => {
  const { user, asked } = open();
  await turnOn(user);
  for (const name of SECTION_NAMES) {
    for (const text of sectionTexts(name)) expect(sentence(text)).toBeVisible();
  }
  expect(sentence("A second strength")).toBeVisible();
  expect(sentence("Forecast number 7.")).toBeVisible();
  await user.click(screen.getByRole("switch"));
  expect(screen.queryByRole("button", { name: "You listen." })).toBeNull();
  await user.click(screen.getByRole("switch"));
  expect(sentence("You listen.")).toBeVisible();
  expect(asked()).toBe(1);
});

test("a press shows what the sentence rests on, one at a time, and a second press hides it", async () => {
  const { user } = open();
  await turnOn(user);
  await user.click(sentence("You listen."));
  expect(note()).toHaveTextContent("Your type, INFJ");
  expect(sentence("You listen.")).toHaveAttribute("aria-expanded", "true");
  expect(sentence("You listen.")).toHaveAccessibleDescription(/Your type, INFJ/);

  await user.click(sentence("Forecast number 7."));
  expect(note()).toHaveTextContent("New moon 7");
  expect(note()).not.toHaveTextContent("INFJ");
  expect(sentence("You listen.")).toHaveAttribute("aria-expanded", "false");

  await user.click(sentence("Forecast number 7."));
  expect(note()).toBeEmptyDOMElement();
});

test.each(["{Enter}", " "])("the key %j opens a sentence and Escape closes it", async (key) => {
  const { user } = open();
  await turnOn(user);
  sentence("First of shadowWork.").focus();
  await user.keyboard(key);
  expect(note()).toHaveTextContent("shadowWork ground 1");
  await user.keyboard("{Escape}");
  expect(note()).toBeEmptyDOMElement();
  expect(sentence("First of shadowWork.")).toHaveFocus();
});

test("Tab goes from text to text, the arrows from sentence to sentence", async () => {
  const { user } = open();
  await turnOn(user);
  sentence("First of moneyMindset.").focus();
  await user.tab();
  expect(sentence("First of detailedCareerAnalysis.")).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(sentence("Second of detailedCareerAnalysis.")).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(sentence("What opens love.")).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(sentence("Second of detailedCareerAnalysis.")).toHaveFocus();
  await user.tab({ shift: true });
  expect(sentence("First of moneyMindset.")).toHaveFocus();
});

test("the arrows pass over the sentences of a closed part", async () => {
  const { user } = open();
  await turnOn(user);
  fireEvent.click(await screen.findByText("Close Part II"));
  await screen.findByText("Read Part II");
  sentence("What opens work.").focus();
  await user.keyboard("{ArrowRight}");
  expect(sentence("What opens love.")).toHaveFocus();
});

test("every text of the book shows what it rests on", async () => {
  const { user } = open();
  await turnOn(user);
  const texts = [
    "A second cost.",
    "Say it.",
    "Choose one.",
    "They never sleep.",
    "On one point they do not.",
    "What opens direction.",
    "A strength of the chart",
  ];
  for (const text of texts) {
    await user.click(sentence(text));
    expect(note()).toHaveTextContent(
      text === "A strength of the chart" ? "Strength ground 4" : `Ground of ${text}`,
    );
  }
});

test("a press elsewhere closes the note", async () => {
  const { user } = open();
  await turnOn(user);
  await user.click(sentence("You listen."));
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(note()).toBeEmptyDOMElement();
});

test("selecting words in a sentence does not open its note", async () => {
  const { user } = open();
  await turnOn(user);
  const element = sentence("You listen.");
  window.getSelection()?.selectAllChildren(element);
  fireEvent.click(element);
  expect(note()).toBeEmptyDOMElement();
  window.getSelection()?.removeAllRanges();
});

test("waiting for the evidence is announced, and a failure can be retried", async () => {
  const answers = [refusal(503, "The library is closed."), { body: evidence }];
  const { user } = open(profile, () => answers.shift() ?? { body: evidence });
  await user.click(await screen.findByRole("switch", { name: SWITCH }));
  expect(await screen.findByText("The library is closed.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "You listen." })).toBeVisible();
});
