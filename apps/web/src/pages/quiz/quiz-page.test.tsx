import { QUIZ_QUESTIONS } from "@cosmic/domain/quiz-questions";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { localToday } from "../../shared/dates/local-today.ts";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { QuizPage } from "./quiz-page.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const birthInfo = { birthDate: "1990-03-21", sunSign: "Aries", changeover: null };
const result = { mbtiType: "INFJ", createdAt: "2026-11-21T10:00:00.000Z", axes: [] };
const signedIn = { "GET /api/auth/user": { body: aUser } };
const allWell = {
  ...signedIn,
  "POST /api/birth-info": { body: birthInfo },
  "POST /api/mbti-quiz": { body: result },
};

function openQuiz(answers: Parameters<typeof mockApi>[0] = allWell) {
  const api = mockApi(answers);
  return { ...api, ...renderPage(<QuizPage />, { path: "/quiz" }) };
}

async function saveBirthDate(user: ReturnType<typeof userEvent.setup>) {
  fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: "1990-03-21" } });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("heading", { level: 1, name: /Personality Type/ });
}

/** Answers the question on show with its n-th option and goes on. */
async function answer(
  user: ReturnType<typeof userEvent.setup>,
  option: number,
  button = "Next Question",
) {
  await user.click(screen.getAllByRole("radio")[option - 1] as HTMLElement);
  await user.click(screen.getByRole("button", { name: button }));
}

const progress = () => screen.getByRole("progressbar");

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.mocked(navigateFully).mockClear();
});

test("the birth date cannot lie in the future, and its field says so to the browser", () => {
  openQuiz();
  const field = screen.getByLabelText(/Birth date/);
  expect(field).toHaveAttribute("max", localToday());
  expect(screen.getByText("Step 1 of 3: Birth Information")).toBeVisible();
  expect(progress()).toHaveAttribute("aria-valuetext", "33%");
});

const RANGE =
  "Please enter one from January 1, 1900 up to today; everything else you entered is kept.";

test.each([
  ["", "Missing Information", "Please provide your birth date."],
  ["2990-01-01", "Check Your Birth Date", `This date is still to come. ${RANGE}`],
  ["1899-12-31", "Check Your Birth Date", `This date is too early for our tables. ${RANGE}`],
])(
  "an unusable birth date (%j) is explained by the field and in a toast",
  async (value, title, words) => {
    const { user, calls } = openQuiz();
    if (value !== "") {
      fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value } });
    }
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getAllByText(words)).toHaveLength(2);
    const field = screen.getByLabelText(/Birth date/);
    expect(field).toHaveAttribute("aria-invalid", "true");
    expect(field).toHaveFocus();
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
  },
);

test("an impossible date that stands in the field is told apart from a missing one", async () => {
  const { user, calls } = openQuiz();
  const field = screen.getByLabelText(/Birth date/);
  // What browsers report of 02/31/1990, which jsdom cannot take.
  Object.defineProperty(field, "validity", { configurable: true, value: { badInput: true } });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Check Your Birth Date")).toBeVisible();
  expect(screen.getAllByText(/not a whole date of the calendar.*entered is kept/)).toHaveLength(2);
  expect(screen.queryByText("Missing Information")).toBeNull();
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  Object.defineProperty(field, "validity", { value: { badInput: false } });
  fireEvent.change(field, { target: { value: "1990-02-28" } });
  expect(field).toBeValid();
});

test.each([
  ["2990-01-01", "This date is still to come."],
  ["1899-12-31", "This date is too early for our tables."],
])("a birth date out of range (%s) is flagged as soon as it is typed", (value, reason) => {
  openQuiz();
  const range = "from January 1, 1900 up to today";
  const field = screen.getByLabelText(/Birth date/);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(range));
  fireEvent.change(field, { target: { value } });
  expect(screen.getByText(`${reason} ${RANGE}`)).toBeVisible();
  expect(field).toHaveAttribute("aria-invalid", "true");
});

const birthField = () => screen.getByLabelText(/Birth date/);
const knowsDate = { ...allWell, "GET /api/birth-info": { body: birthInfo } };

test("a birth date saved before stands in the field, and goes on unchanged", async () => {
  const { user, calls } = openQuiz(knowsDate);
  await waitFor(() => {
    expect(birthField()).toHaveValue("1990-03-21");
  });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Born March 21, 1990, Sun in Aries")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ birthDate: "1990-03-21" });
});

test("a birth date saved before can be changed and emptied", async () => {
  const { user } = openQuiz(knowsDate);
  await waitFor(() => {
    expect(birthField()).toHaveValue("1990-03-21");
  });
  await user.click(birthField());
  expect(birthField()).toHaveValue("1990-03-21");
  fireEvent.change(birthField(), { target: { value: "1985-07-01" } });
  expect(birthField()).toHaveValue("1985-07-01");
  fireEvent.change(birthField(), { target: { value: "" } });
  expect(birthField()).toHaveValue("");
});

test("a saved birth date that arrives late does not overwrite typing", async () => {
  const late = Promise.withResolvers<object>();
  const { user, queryClient } = openQuiz({
    ...allWell,
    "GET /api/birth-info": () => late.promise,
  });
  await user.click(birthField());
  late.resolve({ body: birthInfo });
  await waitFor(() => {
    expect(queryClient.getQueryData(["/api/birth-info"])).toEqual(birthInfo);
  });
  expect(birthField()).toHaveValue("");
});

test("a date of this visit wins over the saved one, without a request", () => {
  sessionStorage.setItem("quizProgress", JSON.stringify({ birthDate: "1977-01-01" }));
  const { calls } = openQuiz(knowsDate);
  expect(birthField()).toHaveValue("1977-01-01");
  expect(calls.some(({ path }) => path === "/api/birth-info")).toBe(false);
});

test.each([{ status: 503 }, { body: null }])(
  "without a saved birth date the field is empty as ever: %j",
  async (reply) => {
    const { user, calls } = openQuiz({ ...allWell, "GET /api/birth-info": reply });
    await waitFor(() => {
      expect(calls.some(({ method, path }) => method === "GET" && path === "/api/birth-info")).toBe(
        true,
      );
    });
    expect(birthField()).toHaveValue("");
    await saveBirthDate(user);
  },
);

test("a year that is still being typed raises no error", () => {
  openQuiz();
  const field = screen.getByLabelText(/Birth date/);
  fireEvent.change(field, { target: { value: "0199-03-21" } });
  expect(field).not.toHaveAttribute("aria-invalid");
});

test("a saved birth date opens step 2, is kept for the pages after, and focus goes to the heading", async () => {
  const { user, calls } = openQuiz();
  await saveBirthDate(user);
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    birthDate: "1990-03-21",
  });
  expect(sessionStorage.getItem("birthDate")).toBe("1990-03-21");
  expect(screen.getByText("Step 2 of 3: Personality Type")).toBeVisible();
  expect(progress()).toHaveAttribute("aria-valuetext", "66%");
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.getByText("Born March 21, 1990, Sun in Aries")).toBeVisible();
});

test("a birth on a changeover day shows a note with the other sign and the instant", async () => {
  const changeover = { from: "Pisces", to: "Aries", at: "1990-03-20T21:19:00.000Z" };
  const { user } = openQuiz({
    ...allWell,
    "POST /api/birth-info": { body: { ...birthInfo, changeover } },
  });
  await saveBirthDate(user);
  expect(screen.getByText("Born on the changeover from Pisces to Aries")).toBeVisible();
  expect(screen.getByText("March 20, 1990 at 21:19 UTC")).toBeVisible();
});

test("a failed save shows the server's message, or the usual one", async () => {
  const { user } = openQuiz({ ...signedIn, "POST /api/birth-info": refusal(400, "No such day.") });
  fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: "1990-03-21" } });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("No such day.")).toBeVisible();
  mockApi(signedIn);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Failed to save birth information")).toBeVisible();
});

test("an error disappears once the next step shows", async () => {
  const answers = [{ status: 503 }];
  const { user } = openQuiz({
    ...allWell,
    "POST /api/birth-info": () => answers.shift() ?? { body: birthInfo },
  });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Missing Information")).toBeVisible();
  fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: "1990-03-21" } });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Failed to save birth information")).toBeVisible();
  await saveBirthDate(user);
  await waitFor(() => {
    expect(screen.queryByText("Failed to save birth information")).toBeNull();
  });
});

test("the missing-date error disappears once the date is saved", async () => {
  const { user } = openQuiz();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Missing Information")).toBeVisible();
  await saveBirthDate(user);
  await waitFor(() => {
    expect(screen.queryByText("Missing Information")).toBeNull();
  });
});

test("a save without a session explains itself and leads to the sign-in after half a second", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  mockApi({ ...signedIn, "POST /api/birth-info": refusal(401, "Unauthorized", "unauthorized") });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  renderPage(<QuizPage />, { path: "/quiz", user });
  fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: "1990-03-21" } });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Unauthorized")).toBeVisible();
  expect(screen.getByText("You need to log in to continue. Redirecting...")).toBeVisible();
  await act(async () => vi.advanceTimersByTimeAsync(500));
  expect(navigateFully).toHaveBeenCalledExactlyOnceWith("/api/login?returnTo=%2Fquiz");
  vi.useRealTimers();
});

test("a known type is chosen among sixteen with titles and goes straight to the generation", async () => {
  const { user } = openQuiz();
  await saveBirthDate(user);
  await user.click(screen.getByRole("button", { name: "Yes, I know it" }));
  expect(await screen.findByText("Step 2 of 3: Select Your Type")).toBeVisible();
  expect(progress()).toHaveAttribute("aria-valuetext", "66%");
  const grid = screen.getByRole("group", { name: "Your personality type" });
  expect(within(grid).getAllByRole("button")).toHaveLength(16);
  expect(screen.getByText("Architect")).toBeVisible();
  const generate = screen.getByRole("button", { name: "Generate My Blueprint" });
  expect(generate).toBeDisabled();
  await user.click(screen.getByRole("button", { name: /ENFP/ }));
  await user.click(generate);
  expect(screen.getByTestId("address")).toHaveTextContent(
    "/generating-profile?type=ENFP&birthDate=1990-03-21",
  );
});

test("Back on the type grid returns to step 2", async () => {
  const { user } = openQuiz();
  await saveBirthDate(user);
  await user.click(screen.getByRole("button", { name: "Yes, I know it" }));
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByText("Step 2 of 3: Personality Type")).toBeVisible();
});

test("eight answers are asked for one by one, can be revised, and are sent together", async () => {
  const { user, calls } = openQuiz();
  await saveBirthDate(user);
  await user.click(screen.getByRole("button", { name: "No, take the quiz" }));
  expect(await screen.findByText("Step 3 of 3: Personality Quiz")).toBeVisible();
  expect(progress()).toHaveAttribute("aria-valuetext", "66%");
  expect(screen.getByRole("button", { name: "Next Question" })).toBeDisabled();
  for (const option of [1, 2, 3, 4, 5, 1, 2]) await answer(user, option);
  expect(progress()).toHaveAttribute("aria-valuetext", "96%");
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent(QUIZ_QUESTIONS[7]?.prompt ?? "no eighth question");
  expect(heading).toHaveFocus();
  expect(screen.getByRole("button", { name: "Generate My Blueprint" })).toBeDisabled();

  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(await screen.findByText("Question 7 of 8")).toBeVisible();
  expect(screen.getAllByRole("radio")[1]).toBeChecked();
  await answer(user, 5);
  await answer(user, 3, "Generate My Blueprint");

  expect(calls.find(({ path }) => path === "/api/mbti-quiz")?.body).toEqual({
    answers: [1, 2, 3, 4, 5, 1, 5, 3],
  });
  await waitFor(() => {
    expect(screen.getByTestId("address")).toHaveTextContent(
      "/mbti-result?type=INFJ&birthDate=1990-03-21",
    );
  });
  expect(sessionStorage.getItem("calculatedMbtiType")).toBe("INFJ");
});

test("arrow keys choose an answer and Enter goes on", async () => {
  const { user } = openQuiz();
  await saveBirthDate(user);
  await user.click(screen.getByRole("button", { name: "No, take the quiz" }));
  await screen.findByText("Question 1 of 8");
  await user.tab();
  await user.keyboard(" {ArrowDown}{Enter}");
  expect(await screen.findByText("Question 2 of 8")).toBeVisible();
});

test("a reload keeps step, date and answers", async () => {
  const first = openQuiz();
  await saveBirthDate(first.user);
  await first.user.click(screen.getByRole("button", { name: "No, take the quiz" }));
  await screen.findByText("Question 1 of 8");
  for (const option of [1, 2]) await answer(first.user, option);
  first.unmount();
  const { user } = openQuiz();
  expect(screen.getByText("Question 3 of 8")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(await screen.findByText("Question 2 of 8")).toBeVisible();
  expect(screen.getAllByRole("radio")[1]).toBeChecked();
});

test("a failed submit keeps the answers and says why", async () => {
  sessionStorage.setItem(
    "quizProgress",
    JSON.stringify({
      birthDate: "1990-03-21",
      birthInfo,
      answers: [1, 2, 3, 4, 5, 1, 2, 3],
      screen: { step: "questions", question: 7 },
    }),
  );
  const { user } = openQuiz({ ...signedIn, "POST /api/mbti-quiz": { status: 503 } });
  await user.click(screen.getByRole("button", { name: "Generate My Blueprint" }));
  expect(await screen.findByText("Failed to process quiz answers")).toBeVisible();
  expect(screen.getByRole("button", { name: "Generate My Blueprint" })).toBeEnabled();
  mockApi({ ...signedIn, "POST /api/mbti-quiz": { body: {} } });
  await user.click(screen.getByRole("button", { name: "Generate My Blueprint" }));
  expect(await screen.findByText("Failed to calculate MBTI type")).toBeVisible();
});

test("an incomplete quiz that is submitted anyway is refused with a message", async () => {
  sessionStorage.setItem(
    "quizProgress",
    JSON.stringify({
      birthDate: "1990-03-21",
      birthInfo,
      answers: [1, 2, 3, 4, 5, 1, 2, 0],
      screen: { step: "questions", question: 7 },
    }),
  );
  const { container, calls } = openQuiz();
  fireEvent.submit(container.querySelector("form") as HTMLFormElement);
  expect(await screen.findByText("Incomplete Quiz")).toBeVisible();
  expect(screen.getByText("Please answer all questions before continuing.")).toBeVisible();
  expect(calls.some(({ path }) => path === "/api/mbti-quiz")).toBe(false);
});

test("the sitting that new blueprints follow gives the type without answering again", async () => {
  const sitting = { ...result, chosenType: null, isFollowed: false };
  const sittings = [
    { ...sitting, id: "1", mbtiType: "INFP", chosenType: "ENFP", isFollowed: true },
    { ...sitting, id: "2", mbtiType: "ESTJ" },
  ];
  const { user } = openQuiz({ ...allWell, "GET /api/sittings": { body: sittings } });
  await saveBirthDate(user);
  const use = await screen.findByRole("button", { name: /^Use your/ });
  expect(use).toHaveTextContent("Use your ENFP sitting of November 21, 2026");
  await user.click(use);
  expect(screen.getByTestId("address")).toHaveTextContent(
    "/generating-profile?type=ENFP&birthDate=1990-03-21",
  );
});
