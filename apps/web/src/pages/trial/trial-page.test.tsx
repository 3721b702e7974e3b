import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { anAccount, aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { TrialPage } from "./trial-page.tsx";

const ANSWERS = [1, 2, 3, 4, 5, 4, 3, 2];
const texts = ["You keep lists.", "You keep pets.", "You keep time."].map((text, at) => ({
  id: `text-${at}`,
  text,
  padding: "",
}));
const trial = { id: "trial-1", texts };
const signedIn = { "GET /api/auth/user": { body: aUser } };
const opened = { ...signedIn, "POST /api/trial": { body: trial } };
const choice = "POST /api/trial/trial-1/choice";
const outcome = { isCounted: true, ownId: "text-1", isCheck: false, decoys: "near-type" };

beforeEach(() => {
  sessionStorage.setItem("quizProgress", JSON.stringify({ answers: ANSWERS }));
  sessionStorage.setItem("birthDate", "1990-03-01");
});

const open = (path = "/trial") => renderPage(<TrialPage />, { path });
const findTexts = async () =>
  within(await screen.findByRole("radiogroup", { name: /fits you best/ })).getAllByRole("radio");
const submit = () => screen.getByRole("button", { name: "This one is me" });

test("three texts stand as equal choices, and nothing is told before one is chosen", async () => {
  const { calls } = mockApi(opened);
  open();
  expect(await findTexts()).toHaveLength(3);
  expect(submit()).toBeDisabled();
  expect(screen.queryByText("Written for you")).toBeNull();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).not.toContain("POST /api/mbti-quiz");
  expect(calls.find(({ path }) => path === "/api/trial")?.body).toEqual({ answers: ANSWERS });
  expect(sessionStorage.getItem("calculatedMbtiType")).toBeNull();
});

test.each([
  ["text-1", "You chose the text written for you"],
  ["text-2", "You chose a text written for someone else"],
])("the choice of %s is followed by what it was", async (id, title) => {
  const { calls } = mockApi({ ...opened, [choice]: { body: outcome } });
  const { user } = open();
  await findTexts();
  const at = Number(id.slice(-1));
  await user.click(screen.getByRole("radio", { name: texts[at]?.text ?? "" }));
  await user.click(submit());
  const heading = await screen.findByRole("heading", { name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  const own = screen.getByRole("article", { name: /^Written for you/ });
  expect(within(own).getByText("You keep pets.")).toBeVisible();
  expect(screen.getAllByRole("article", { name: /^Written for someone else/ })).toHaveLength(2);
  const chosen = screen.getByRole("article", { name: /your choice$/ });
  expect(within(chosen).getByText(texts[at]?.text ?? "")).toBeVisible();
  expect(
    screen.getByText(
      /texts for someone else were written for neighboring types with your sun sign\./,
    ),
  ).toBeVisible();
  expect(screen.getByText(/Your choice is counted\./)).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/choice"))?.body).toEqual({ textId: id });
});

test.each([
  ["told", "your type had been told"],
  ["unconfirmed", "your email address is not confirmed"],
  ["repeated", "you have made one before"],
])("a choice that does not count says why when it is %s", async (notCounted, reason) => {
  mockApi({ ...opened, [choice]: { body: { ...outcome, isCounted: false, notCounted } } });
  const { user } = open();
  await user.click((await findTexts())[0] as HTMLElement);
  await user.click(submit());
  expect(await screen.findByText(new RegExp(`not counted: ${reason}`))).toBeVisible();
});

test("a user learns before the choice that it counts once the address is confirmed", async () => {
  let isEmailConfirmed = false;
  mockApi({
    ...opened,
    "GET /api/account": () => ({ body: { ...anAccount, isEmailConfirmed } }),
    "POST /api/account/send-confirmation": { status: 204 },
  });
  const { user } = open();
  const title = "Your choice would not count yet";
  expect(await screen.findByText(title)).toBeVisible();
  expect(
    screen.getByText(/open the link we sent to ada@example\.test before you choose/),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Send a new link/ }));
  expect(await screen.findByText("Sent. Please look into your mailbox.")).toBeVisible();
  isEmailConfirmed = true;
  window.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(await findTexts()).toHaveLength(3);
});

test("a choice that does not arrive can be sent again", async () => {
  let isUp = false;
  mockApi({
    ...opened,
    [choice]: () => (isUp ? { body: outcome } : refusal(503, "The service is busy.")),
  });
  const { user } = open();
  await user.click((await findTexts())[1] as HTMLElement);
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent("Your choice did not arrive");
  isUp = true;
  await user.click(submit());
  expect(await screen.findByText("You chose the text written for you")).toBeVisible();
});

test("a choice without a session leads to the sign-in and back to the same texts", async () => {
  mockApi({ ...opened, [choice]: refusal(401, "Unauthorized", "unauthorized") });
  const { user } = open();
  await user.click((await findTexts())[1] as HTMLElement);
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByTestId("address")).toHaveTextContent("/auth-select?returnTo=%2Ftrial"),
  );
});

test("two copies of one text are announced as a check", async () => {
  const copies = texts.slice(0, 2).map((each) => ({ ...each, text: "You keep lists." }));
  mockApi({
    ...signedIn,
    "POST /api/trial": { body: { ...trial, texts: copies } },
    [choice]: { body: { ...outcome, isCheck: true, decoys: null } },
  });
  const { user } = open();
  expect(await screen.findByText(/Both texts are the same this time/)).toBeVisible();
  await user.click((await findTexts())[0] as HTMLElement);
  await user.click(submit());
  expect(await screen.findByText("Thank you, that was a check")).toBeVisible();
  expect(screen.queryByText("Written for you")).toBeNull();
});

test("leaving it out hands the answers in and goes on to the type", async () => {
  const { calls } = mockApi({
    ...opened,
    "POST /api/mbti-quiz": { body: { mbtiType: "INFJ", chosenType: null, axes: [] } },
  });
  const { user } = open();
  await findTexts();
  await user.click(screen.getByRole("button", { name: "See your type" }));
  await waitFor(() =>
    expect(screen.getByTestId("address")).toHaveTextContent(
      "/mbti-result?type=INFJ&birthDate=1990-03-01",
    ),
  );
  expect(sessionStorage.getItem("calculatedMbtiType")).toBe("INFJ");
  expect(calls.filter(({ path }) => path.endsWith("/choice"))).toEqual([]);
});

test("a trial that is not open says why, and the way on stays", async () => {
  mockApi({
    ...signedIn,
    "POST /api/trial": refusal(409, "You have made this choice already."),
  });
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("You have made this choice already.");
  expect(screen.getByRole("button", { name: "See your type" })).toBeVisible();
});

test("texts that do not load can be asked for again", async () => {
  let isUp = false;
  mockApi({
    ...signedIn,
    "POST /api/trial": () => (isUp ? { body: trial } : refusal(503, "Busy.")),
  });
  const { user } = open();
  expect(await screen.findByText("The texts could not be loaded.")).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await findTexts()).toHaveLength(3);
});

test("a tab without the eight answers says where they are and leads to the quiz", () => {
  sessionStorage.setItem("quizProgress", JSON.stringify({ answers: [1, 2] }));
  const { calls } = mockApi(opened);
  open();
  expect(screen.getByRole("heading", { name: "Your answers are not in this tab" })).toBeVisible();
  expect(screen.getByText(/stay in the tab where you gave them/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Answer the questions" })).toHaveAttribute(
    "href",
    "/quiz",
  );
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a reload after the choice shows the outcome again, without a call, until the reader goes on", async () => {
  mockApi({ ...opened, [choice]: { body: outcome } });
  const { user, unmount } = open();
  await user.click((await findTexts())[1] as HTMLElement);
  await user.click(submit());
  await screen.findByText("You chose the text written for you");
  unmount();

  const { calls } = mockApi({
    ...signedIn,
    "POST /api/mbti-quiz": { body: { mbtiType: "INFJ", chosenType: null, axes: [] } },
  });
  const reloaded = open();
  expect(await screen.findByText("You chose the text written for you")).toBeVisible();
  expect(screen.getByText("You keep pets.")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  await reloaded.user.click(screen.getByRole("button", { name: "See your type" }));
  await screen.findByTestId("address");
  expect(sessionStorage.getItem("trialOutcome")).toBeNull();
});

test.each(["{not json", "null", "[]", '{"slug":null}', '{"slug":null,"texts":[]}'])(
  "a kept outcome that reads %s is not shown",
  async (kept) => {
    sessionStorage.setItem("trialOutcome", kept);
    mockApi(opened);
    open();
    expect(await findTexts()).toHaveLength(3);
  },
);

test("the outcome of another report's chapter is not shown", async () => {
  const kept = { slug: "another", outcome, texts, chosen: "text-1" };
  sessionStorage.setItem("trialOutcome", JSON.stringify(kept));
  mockApi(opened);
  open();
  expect(await findTexts()).toHaveLength(3);
});

test("a chapter's trial removes the report of this tab before it asks for the texts", async () => {
  sessionStorage.setItem("generatedProfile", JSON.stringify({ lifePurpose: "You keep pets." }));
  let keptWhenAsked: string | null = "not asked";
  mockApi({
    ...signedIn,
    "POST /api/trial/chapter": () => {
      keptWhenAsked = sessionStorage.getItem("generatedProfile");
      return { body: { ...trial, subject: "lifePurpose" } };
    },
  });
  open("/trial?slug=a-slug");
  expect(await findTexts()).toHaveLength(3);
  expect(keptWhenAsked).toBeNull();
  expect(screen.getByRole("link", { name: "Back to your blueprint" })).toHaveAttribute(
    "href",
    "/result?slug=a-slug",
  );
});
