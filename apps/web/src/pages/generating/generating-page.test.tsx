import { act, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aFullProfile } from "../../../test/a-profile.ts";
import { mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { GeneratingPage } from "./generating-page.tsx";

const path = "/generating-profile?type=INFJ&birthDate=1990-03-01";
const success = { body: { success: true, message: "Done", profile: aFullProfile } };

function openPage(answer: NonNullable<Parameters<typeof mockApi>[0]>[string], at = path) {
  const { calls } = mockApi({ "POST /api/generate-profile": answer });
  const view = renderPage(
    <StrictMode>
      <GeneratingPage />
    </StrictMode>,
    { path: at },
  );
  return {
    ...view,
    generations: () => calls.filter((call) => call.path === "/api/generate-profile"),
  };
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("asks once, at once, for the type and the date of the address", async () => {
  const { generations } = openPage(() => new Promise(() => undefined));
  await pass(1);
  expect(generations().map(({ body }) => body)).toEqual([
    { birthDate: "1990-03-01", mbtiType: "INFJ" },
  ]);
  expect(screen.getByText("INFJ Advocate")).toBeVisible();
  expect(screen.getByText("Born March 1, 1990")).toBeVisible();
});

test("shows six messages in turn, two seconds each, and starts over", async () => {
  openPage(() => new Promise(() => undefined));
  const seen = new Set<string>();
  for (let turn = 0; turn < 6; turn += 1) {
    seen.add(screen.getByText(/\.\.\.$/).textContent ?? "");
    if (turn < 5) await pass(2_000);
  }
  expect(seen.size).toBe(6);
  expect([...seen][0]).toBe("Analyzing your personality dimensions...");
  expect([...seen][5]).toBe("Almost ready...");
  await pass(2_000);
  expect(screen.getByText("Analyzing your personality dimensions...")).toBeVisible();
});

test("keeps the blueprint, forgets the quiz, and goes to the report after 1.5 s", async () => {
  sessionStorage.setItem("quizProgress", "{}");
  openPage(success);
  await pass(1);
  await pass(1_498);
  expect(JSON.parse(sessionStorage.getItem("generatedProfile") ?? "")).toEqual(aFullProfile);
  expect(sessionStorage.getItem("quizProgress")).toBeNull();
  expect(screen.queryByTestId("address")).toBeNull();
  await pass(2);
  expect(screen.getByTestId("address")).toHaveTextContent(/^\/result$/);
});

test("cached blueprints and the chosen type are fetched again", async () => {
  const { queryClient } = openPage(success);
  const stale = ["/api/profiles", "/api/user-profiles", "/api/mbti-result"];
  for (const key of stale) queryClient.setQueryData([key], []);
  await pass(10);
  expect(stale.filter((key) => !queryClient.getQueryState([key])?.isInvalidated)).toEqual([]);
});

test("fails twice, says which attempt comes next, then succeeds", async () => {
  const answers = [refusal(503, "Busy."), refusal(500, "Broken."), success];
  const { generations } = openPage(() => answers.shift() ?? refusal(500, "Too many calls"));
  await pass(1);
  expect(screen.getByText("Cosmic servers busy")).toBeVisible();
  expect(screen.getByText("Retrying generation (attempt 2/3)...")).toBeVisible();
  expect(screen.getByText(/Busy\./)).toBeVisible();
  await pass(2_990);
  expect(generations()).toHaveLength(1);
  await pass(20);
  expect(generations()).toHaveLength(2);
  expect(screen.getByText("Retrying generation (attempt 3/3)...")).toBeVisible();
  await pass(3_000);
  await pass(100);
  expect(screen.queryByText("Cosmic servers busy")).toBeNull();
  await pass(1_500);
  expect(generations()).toHaveLength(3);
  expect(screen.getByTestId("address")).toHaveTextContent("/result");
});

test("after a third failure waits ten seconds and starts a new cycle, without end", async () => {
  const { generations } = openPage({ status: 503 });
  await pass(6_100);
  expect(generations()).toHaveLength(3);
  expect(screen.getByText("Generation Taking Longer")).toBeVisible();
  await pass(9_800);
  expect(generations()).toHaveLength(3);
  await pass(300);
  expect(generations()).toHaveLength(4);
  expect(screen.getByText("Retrying generation (attempt 2/3)...")).toBeVisible();
  await pass(16_000 * 3);
  expect(generations()).toHaveLength(13);
});

test.each([
  [{ success: false, profile: aFullProfile }, "Profile generation failed"],
  [{ success: true }, "Profile generation failed"],
  [{ success: false, message: "The stars are away." }, "The stars are away."],
])("an answer without success and a profile counts as a failure: %j", async (body, message) => {
  const { generations } = openPage({ body });
  await pass(1);
  expect(screen.getByText(`The last attempt failed: ${message}`)).toBeVisible();
  await pass(3_000);
  expect(generations()).toHaveLength(2);
  expect(sessionStorage.getItem("generatedProfile")).toBeNull();
});

test("the reason of a failure shows between attempts only, never beside a progress message", async () => {
  const answers = [() => refusal(503, "Busy."), () => new Promise<never>(() => undefined)];
  openPage(() => answers.shift()?.() ?? success);
  expect(screen.getByText("Analyzing your personality dimensions...")).toBeVisible();
  await pass(1);
  expect(screen.getByText("The last attempt failed: Busy.")).toBeVisible();
  expect(screen.queryByText("Analyzing your personality dimensions...")).toBeNull();
  await pass(3_000);
  expect(screen.queryByText("The last attempt failed: Busy.")).toBeNull();
  expect(screen.getByText("Analyzing your personality dimensions...")).toBeVisible();
});

test("a lost connection is retried like a busy server", async () => {
  const { generations } = openPage(() => {
    throw new TypeError("Failed to fetch");
  });
  await pass(3_100);
  expect(generations()).toHaveLength(2);
  expect(screen.getByText(/Failed to generate profile/)).toBeVisible();
});

test.each([
  ["2023-02-29", "Born 2023-02-29", "There is no February 29, 2023."],
  ["1850-03-01", "Born March 1, 1850", "This date is too early for our tables."],
  ["2999-03-01", "Born March 1, 2999", "This date is still to come."],
])(
  "a refused date (%s) is not asked again: what is wrong with it, and the way back",
  async (birthDate, born, reason) => {
    const { generations } = openPage(
      refusal(400, "Please provide your birth date."),
      `/generating-profile?type=INFJ&birthDate=${birthDate}`,
    );
    await pass(1);
    expect(screen.getByText("Error")).toBeVisible();
    expect(screen.getByText("Please provide your birth date.")).toBeVisible();
    await pass(60_000);
    expect(generations()).toHaveLength(1);
    expect(screen.getByText(born)).toBeVisible();
    const range =
      "Please enter one from January 1, 1900 up to today; everything else you entered is kept.";
    expect(screen.getByText(`${reason} ${range}`)).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the quiz" })).toHaveAttribute("href", "/quiz");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  },
);

test("an invalid type is refused with the server's message and shown truncated", async () => {
  openPage(
    refusal(400, "Please choose one of the sixteen types."),
    "/generating-profile?type=ABCDEFGHIJKL&birthDate=1990-03-01",
  );
  await pass(1);
  expect(screen.getByText("ABCDEFGH…")).toBeVisible();
  expect(screen.getAllByText("Please choose one of the sixteen types.")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("the refusal is a toast as well, and trying again asks again", async () => {
  vi.useRealTimers();
  const { user, generations } = openPage(refusal(429, "Too many blueprints. Try again at 12:00."));
  expect(await screen.findByText("Error")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => {
    expect(generations()).toHaveLength(2);
  });
});

test("leaving the page ends the retry cycle", async () => {
  const { generations, unmount } = openPage({ status: 503 });
  await pass(1);
  unmount();
  await pass(30_000);
  expect(generations()).toHaveLength(1);
});

test.each([
  "/generating-profile",
  "/generating-profile?type=INFJ",
  "/generating-profile?birthDate=1990-03-01",
])("%s leads to the quiz after a second", async (at) => {
  const { generations } = openPage(success, at);
  await pass(990);
  expect(screen.queryByTestId("address")).toBeNull();
  await pass(20);
  expect(screen.getByTestId("address")).toHaveTextContent("/quiz");
  expect(generations()).toHaveLength(0);
});
