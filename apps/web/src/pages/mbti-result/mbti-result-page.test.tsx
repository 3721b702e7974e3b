import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aUser, mockApi } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { MbtiResultPage } from "./mbti-result-page.tsx";

const axes = [
  { axis: "EI", letter: "I", sum: 3, clarity: "clear", neighbour: null },
  { axis: "SN", letter: "N", sum: 2, clarity: "moderate", neighbour: null },
  { axis: "TF", letter: "F", sum: 1, clarity: "slight", neighbour: null },
  { axis: "JP", letter: "J", sum: 0, clarity: "too close to call", neighbour: "INFP" },
];
const signedIn = {
  "GET /api/auth/user": { body: aUser },
  "GET /api/mbti-result": {
    body: { mbtiType: "INFJ", createdAt: "2026-11-20T10:00:00.000Z", axes },
  },
};

const open = (path: string, user?: ReturnType<typeof userEvent.setup>) =>
  renderPage(<MbtiResultPage />, { path, ...(user ? { user } : {}) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test("shows the type, its title, a description and four traits", () => {
  mockApi();
  open("/mbti-result?type=INFJ&birthDate=1990-03-01");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("INFJ Advocate");
  expect(screen.getByRole("list", { name: "Traits" }).children).toHaveLength(4);
});

test("a type that is none of the sixteen is shown with a general title and traits", () => {
  mockApi();
  open("/mbti-result?type=WXYZ&birthDate=1990-03-01");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("WXYZ Your Personality Type");
  expect(screen.getByRole("list", { name: "Traits" }).children).toHaveLength(4);
});

test("an invalid type is shown as text and truncated", () => {
  mockApi();
  open(`/mbti-result?birthDate=1990-03-01&type=${encodeURIComponent(`<b>${"X".repeat(900)}`)}`);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "<b>XXXXX… Your Personality Type",
  );
});

test("Continue appears after three seconds and carries type and date on", async () => {
  mockApi();
  open("/mbti-result?type=INFJ&birthDate=1990-03-01");
  await act(async () => vi.advanceTimersByTimeAsync(2_900));
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  expect(screen.getByText("One moment...")).toBeVisible();
  await act(async () => vi.advanceTimersByTimeAsync(150));
  await act(async () => {
    screen.getByRole("button", { name: "Continue" }).click();
  });
  expect(screen.getByTestId("address")).toHaveTextContent(
    "/generating-profile?type=INFJ&birthDate=1990-03-01",
  );
});

test("missing parameters come from the session storage", () => {
  mockApi();
  sessionStorage.setItem("calculatedMbtiType", "ESTP");
  sessionStorage.setItem("birthDate", "1985-07-01");
  open("/mbti-result");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("ESTP Entrepreneur");
});

test("with nothing to show it goes to the quiz", () => {
  mockApi();
  sessionStorage.setItem("calculatedMbtiType", "ESTP");
  open("/mbti-result");
  expect(screen.getByTestId("address")).toHaveTextContent("/quiz");
});

test("a quiz result shows where the answers fell on each axis", async () => {
  mockApi(signedIn);
  open("/mbti-result?type=INFJ&birthDate=1990-03-01");
  expect(await screen.findByText("3 of 4 marks toward Introversion")).toBeVisible();
  for (const words of ["Clear", "Moderate", "Slight", "Too close to call"]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByText("Exactly between Judging and Perceiving")).toBeVisible();
});

test("a quiz result says how sure each letter is, and which types are likely", async () => {
  const certainties = [0.92, 0.74, 0.63, 0.5];
  mockApi({
    ...signedIn,
    "GET /api/mbti-result": {
      body: {
        ...signedIn["GET /api/mbti-result"].body,
        axes: axes.map((axis, at) => ({ ...axis, certainty: certainties[at] })),
        likelyTypes: [
          { mbtiType: "INFJ", probability: 0.214 },
          { mbtiType: "INFP", probability: 0.214 },
          { mbtiType: "INTJ", probability: 0.126 },
        ],
      },
    },
  });
  open("/mbti-result?type=INFJ&birthDate=1990-03-01");
  expect(
    await screen.findByText(/at least 9 in 10 people who answer like you would get I again/),
  ).toBeVisible();
  expect(screen.getByText("We estimate that at least 7 in 10 would get N again")).toBeVisible();
  expect(screen.getByText("Exactly between Judging and Perceiving")).toBeVisible();
  const likely = within(
    screen.getByRole("heading", { name: "Likely types" }).parentElement as HTMLElement,
  );
  expect(likely.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "INFJ, Advocate21%",
    "INFP, Mediator21%",
    "INTJ, Architect13%",
  ]);
});

test("choosing the neighboring type continues with it", async () => {
  mockApi(signedIn);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  open("/mbti-result?type=INFJ&birthDate=1990-03-01", user);
  await user.click(await screen.findByRole("radio", { name: "INFP, Mediator" }));
  await waitFor(() => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("INFP Mediator");
  });
  await act(async () => vi.advanceTimersByTimeAsync(3_100));
  await act(async () => {
    screen.getByRole("button", { name: "Continue" }).click();
  });
  expect(screen.getByTestId("address")).toHaveTextContent(
    "/generating-profile?type=INFP&birthDate=1990-03-01",
  );
});

const balancedOn = (...tied: string[]) => ({
  ...signedIn,
  "GET /api/mbti-result": {
    body: {
      mbtiType: "ENFJ",
      chosenType: null,
      createdAt: "2026-11-20T10:00:00.000Z",
      axes: Array.from("ENFJ").map((letter, at) => {
        const axis = ["EI", "SN", "TF", "JP"][at] ?? "";
        return tied.includes(axis)
          ? { axis, letter, sum: 0, clarity: "too close to call", neighbour: "ENFJ" }
          : {
              axis,
              letter,
              sum: axis.startsWith(letter) ? -3 : 3,
              clarity: "clear",
              neighbour: null,
            };
      }),
    },
  },
});
const offered = async () => {
  const group = await screen.findByRole("radiogroup", { name: "Which reads more like you?" });
  return within(group)
    .getAllByRole("radio")
    .map((radio) => radio.getAttribute("value"));
};

test("every combination of letters is offered when two axes balance", async () => {
  mockApi(balancedOn("TF", "JP"));
  open("/mbti-result?type=ENFJ&birthDate=1990-03-01");
  expect(await offered()).toEqual(["ENFJ", "ENTJ", "ENFP", "ENTP"]);
  expect(screen.getByRole("radio", { name: "ENFJ, Protagonist" })).toBeChecked();
  expect(
    screen.getByText(/these 4 types fit them equally well\. They were scored as ENFJ/),
  ).toBeVisible();
});

test("all sixteen types are offered when every axis balances", async () => {
  mockApi(balancedOn("EI", "SN", "TF", "JP"));
  open("/mbti-result?type=ENFJ&birthDate=1990-03-01");
  expect(new Set(await offered()).size).toBe(16);
});

test("a type across both balanced axes keeps the reading, with its own letters", async () => {
  mockApi(balancedOn("TF", "JP"));
  open("/mbti-result?type=ENTP&birthDate=1990-03-01");
  expect(await screen.findByText("How clearly your answers fell")).toBeVisible();
  expect(screen.getByRole("radio", { name: "ENTP, Debater" })).toBeChecked();
});

test("axes of another type than the one shown stay away", async () => {
  const { calls } = mockApi(signedIn);
  open("/mbti-result?type=ESTP&birthDate=1990-03-01");
  await waitFor(() => {
    expect(calls.some(({ path }) => path === "/api/mbti-result")).toBe(true);
  });
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText("How clearly your answers fell")).toBeNull();
});

test("a type without answers shows no clarity", async () => {
  const { calls } = mockApi({
    ...signedIn,
    "GET /api/mbti-result": { body: { ...signedIn["GET /api/mbti-result"].body, axes: [] } },
  });
  open("/mbti-result?type=INFJ&birthDate=1990-03-01");
  await waitFor(() => {
    expect(calls.some(({ path }) => path === "/api/mbti-result")).toBe(true);
  });
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText("How clearly your answers fell")).toBeNull();
});

test("a visitor's page makes no call that needs a session", async () => {
  const { calls } = mockApi();
  open("/mbti-result?type=INFJ&birthDate=1990-03-01");
  await act(async () => vi.advanceTimersByTimeAsync(500));
  expect(calls.map(({ path }) => path)).not.toContain("/api/mbti-result");
});
