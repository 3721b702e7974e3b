import { fireEvent, screen } from "@testing-library/react";
import { type ReactElement, StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { aFullProfile, aPreview } from "../test/a-profile.ts";
import { aUser, mockApi, refusal } from "../test/mock-api.ts";
import { beginVisit, recordedSteps } from "../test/recorded-steps.ts";
import { renderPage } from "../test/render-page.tsx";
import { CheckoutSuccessPage } from "./pages/checkout-success/checkout-success-page.tsx";
import { GeneratingPage } from "./pages/generating/generating-page.tsx";
import { LandingPage } from "./pages/landing/landing-page.tsx";
import { QuizPage } from "./pages/quiz/quiz-page.tsx";
import { ResultPage } from "./pages/result/result-page.tsx";
import { recordMarkedClicks } from "./shared/funnel/marked-clicks.ts";
import { navigateFully } from "./shared/navigation/navigate-fully.ts";

vi.mock("./shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const { slug } = aFullProfile;
const REPORT = `/result?slug=${slug}`;
const subscriber = { ...aUser, hasLifetimeAccess: true };
const answers = {
  "GET /api/auth/user": { body: aUser },
  "POST /api/birth-info": {
    body: { birthDate: "1990-03-21", sunSign: "Aries", changeover: null },
  },
  "POST /api/mbti-quiz": {
    body: { mbtiType: "INFJ", createdAt: "2026-11-21T10:00:00Z", axes: [] },
  },
  "POST /api/generate-profile": { body: { success: true, message: "", profile: aPreview } },
  [`GET /api/profiles/${slug}`]: { body: aPreview },
  "POST /api/create-checkout-session": { body: { url: "https://pay.example/1" } },
  "GET /api/checkout-success": { body: { success: true, message: "Paid." } },
};

/** Every page twice over, as React's strict mode does. */
function open(page: ReactElement, path: string, given: Parameters<typeof mockApi>[0] = answers) {
  const { calls } = mockApi(given);
  const view = renderPage(<StrictMode>{page}</StrictMode>, { path });
  return {
    ...view,
    steps: async () => (await recordedSteps(calls)).map(({ step }) => step),
    events: () => recordedSteps(calls),
  };
}

beforeEach(async () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  vi.mocked(navigateFully).mockReset();
  await beginVisit();
});

test("the landing page records one step and a start button the next, however often it is pressed", async () => {
  const { user, steps, container } = open(<LandingPage />, "/");
  recordMarkedClicks(container);
  expect(await steps()).toEqual(["landing_view"]);
  await user.click(screen.getByRole("link", { name: "Chart Your Self" }));
  expect(await steps()).toEqual(["landing_view", "quiz_start"]);
});

test("the quiz records the saved birth date, each question once by its number, and the calculated type", async () => {
  const { user, events } = open(<QuizPage />, "/quiz");
  fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: "1990-03-21" } });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(await screen.findByRole("button", { name: "No, take the quiz" }));
  for (let question = 1; question <= 8; question += 1) {
    await screen.findByText(`Question ${question} of 8`);
    await user.click(screen.getAllByRole("radio")[0] as HTMLElement);
    await user.click(screen.getAllByRole("radio")[3] as HTMLElement);
    await user.click(screen.getByRole("button", { name: /Next Question|Generate My Blueprint/ }));
  }
  await screen.findByTestId("address");
  const recorded = (await events()).map(({ step, metadata }) => [
    step,
    metadata?.["question"] ?? metadata?.["way"] ?? null,
  ]);
  expect(recorded).toEqual([
    ["birth_info_completed", null],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((question) => ["mbti_question_answered", question]),
    ["mbti_type_selected", "calculated"],
  ]);
});

test("a refused birth date records no step", async () => {
  const { user, steps } = open(<QuizPage />, "/quiz", {
    ...answers,
    "POST /api/birth-info": refusal(400, "No."),
  });
  fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: "1990-03-21" } });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await steps()).toEqual([]);
});

test("generation records a step when it succeeds", async () => {
  const { steps } = open(<GeneratingPage />, "/generating-profile?type=INFJ&birthDate=1990-03-01");
  await vi.waitFor(async () => {
    expect(await steps()).toEqual(["report_generated"]);
  });
});

test("a preview is a viewed report with an upgrade prompt, and its button asks for checkout", async () => {
  const { user, events } = open(<ResultPage />, REPORT);
  await user.click(await screen.findByRole("button", { name: /Unlock Full Report/ }));
  const recorded = await events();
  expect(recorded.map(({ step, value }) => [step, value])).toEqual([
    ["upgrade_prompt_shown", undefined],
    ["report_viewed", undefined],
    ["checkout_initiated", 9.99],
  ]);
  expect(recorded[1]?.metadata).toMatchObject({ view: "preview" });
});

test("a verified payment is a step, and verifying it again is not", async () => {
  const at = "/checkout-success?session_id=cs_1";
  const first = open(<CheckoutSuccessPage />, at);
  await screen.findByRole("heading", { name: "Payment Successful!" });
  expect(await first.steps()).toEqual(["payment_completed"]);
  first.unmount();
  const again = open(<CheckoutSuccessPage />, at);
  await screen.findByRole("heading", { name: "Payment Successful!" });
  expect(await again.steps()).toEqual([]);
});

test("a full report is viewed, and the first full one", async () => {
  const { events } = open(<ResultPage />, REPORT, {
    ...answers,
    "GET /api/auth/user": { body: subscriber },
    [`GET /api/profiles/${slug}`]: { body: aFullProfile },
  });
  await screen.findByText("Life Purpose", { selector: "h3" });
  const recorded = await events();
  expect(recorded.map(({ step, stepNumber }) => [step, stepNumber])).toEqual([
    ["report_viewed", 7],
    ["premium_report_viewed", 11],
  ]);
  expect(recorded[0]?.metadata).toMatchObject({ view: "full" });
  // No recorded step names the reader, the report or its inputs.
  const sent = JSON.stringify(recorded);
  for (const personal of [
    slug,
    aUser.id,
    aUser.email,
    aFullProfile.mbtiType,
    aFullProfile.birthDate,
  ]) {
    expect(sent).not.toContain(personal);
  }
});
