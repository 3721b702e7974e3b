import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type ApiCall, aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { Sittings } from "./sittings.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const FIRST = "11111111-1111-4111-8111-111111111111";
const SECOND = "22222222-2222-4222-8222-222222222222";

const AXES = ["EI", "SN", "TF", "JP"] as const;

const sitting = (id: string, mbtiType: string, more: object = {}) => ({
  id,
  mbtiType,
  chosenType: null,
  createdAt: id === FIRST ? "2026-06-01T10:00:00.000Z" : "2026-11-20T10:00:00.000Z",
  axes: Array.from(mbtiType).map((letter, at) => ({
    axis: AXES[at],
    letter,
    sum: 0,
    clarity: at === 2 ? "slight" : "clear",
    certainty: at === 2 ? 0.62 : 0.85,
    neighbour: null,
  })),
  answered: 0,
  isFollowed: false,
  hasNext: true,
  timeline: AXES.map((axis) => ({ axis, mean: 0.5, deviation: 0.6, wobble: null, change: null })),
  ...more,
});

const changed = AXES.map((axis) => ({
  axis,
  mean: axis === "SN" ? -1.4 : 0.4,
  deviation: 0.6,
  wobble: { from: -0.9, to: 1.5 },
  change: axis === "SN" ? "a real shift" : "within normal wobble",
}));

const two = [
  sitting(FIRST, "INFP"),
  sitting(SECOND, "ISFP", { answered: 12, isFollowed: true, timeline: changed }),
];

const open = () => renderPage(<Sittings />, { path: "/dashboard" });

test("one sitting names its least sure letter and the way to make it surer", async () => {
  mockApi({ "GET /api/sittings": { body: [sitting(FIRST, "INFP", { isFollowed: true })] } });
  open();
  expect(
    await screen.findByText(
      /least sure letter of your INFP is F\. We estimate that at least 6 in 10 people/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/as INFP 38% of the time, we estimate, as INTP 23%/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Make it surer" })).toHaveAttribute(
    "href",
    `/sitting?id=${FIRST}`,
  );
  expect(screen.queryByRole("radio")).toBeNull();
});

test("several sittings show which axes shifted and which wobbled", async () => {
  mockApi({ "GET /api/sittings": { body: two } });
  open();
  const shifted = await screen.findAllByText("A real shift since the sitting before");
  expect(shifted).toHaveLength(1);
  expect(
    within(shifted[0]?.parentElement as HTMLElement).getByText("Sensing or Intuition"),
  ).toBeVisible();
  expect(screen.getAllByText("Within normal wobble")).toHaveLength(3);
  expect(screen.getByText("8 questions and 12 statements. A real shift toward S")).toBeVisible();
});

test("the sitting that new blueprints follow can be chosen", async () => {
  const posted: string[] = [];
  const follow = ({ path }: ApiCall) => {
    posted.push(path);
    return {
      body: {
        ...two[0],
        isFollowed: true,
        statements: [],
        next: null,
        options: [],
        isSettled: false,
      },
    };
  };
  mockApi({
    "GET /api/auth/user": { body: aUser },
    "GET /api/sittings": { body: two },
    [`POST /api/sittings/${FIRST}/follow`]: follow,
  });
  const { user } = open();
  expect(await screen.findByRole("radio", { name: /ISFP/ })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: /INFP/ }));
  expect((await screen.findAllByText("New blueprints follow your INFP"))[0]).toBeVisible();
  expect(posted).toEqual([`/api/sittings/${FIRST}/follow`]);
});

test("without a session the choice leads to the sign-in and back", async () => {
  mockApi({
    "GET /api/auth/user": { body: aUser },
    "GET /api/sittings": { body: two },
    [`POST /api/sittings/${FIRST}/follow`]: refusal(401, "Unauthorized", "unauthorized"),
  });
  const { user } = open();
  await user.click(await screen.findByRole("radio", { name: /INFP/ }));
  await expect
    .poll(() => vi.mocked(navigateFully).mock.calls)
    .toEqual([["/api/login?returnTo=%2Fdashboard"]]);
});

test("a sitting from which another type was chosen is told as that type", async () => {
  const chosen = sitting(FIRST, "INFP", { chosenType: "INTP", isFollowed: true });
  const tied = chosen.axes.map((axis, at) =>
    at === 2 ? { ...axis, clarity: "too close to call", certainty: 0.55 } : axis,
  );
  mockApi({ "GET /api/sittings": { body: [{ ...chosen, axes: tied }] } });
  open();
  expect(
    await screen.findByText(
      /least sure letter of your INTP is T\. We estimate that at least 4 in 10/,
    ),
  ).toBeVisible();
});

test("nothing shows before the first sitting", async () => {
  const { calls } = mockApi({ "GET /api/sittings": { body: [] } });
  open();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(screen.queryByText("How sure your letters are")).toBeNull();
});

const clear = sitting(FIRST, "INFP").axes.map((axis) => ({
  ...axis,
  clarity: "clear",
  certainty: 0.9,
}));

test.each([
  ["unsure letters", {}, /answered every statement that would help/],
  ["sure letters", { axes: clear }, "Each letter is sure enough."],
])(
  "with %s and no statement left the way on is to the answers given",
  async (_, more, sentence) => {
    const done = { isFollowed: true, hasNext: false, answered: 32, ...more };
    mockApi({ "GET /api/sittings": { body: [sitting(FIRST, "INFP", done)] } });
    open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Make it surer" })).toBeNull();
    expect(screen.getByRole("link", { name: "Review your answers" })).toHaveAttribute(
      "href",
      `/sitting?id=${FIRST}`,
    );
  },
);

test("without a statement left or answered there is no way to one", async () => {
  const done = { isFollowed: true, hasNext: false, axes: clear };
  mockApi({ "GET /api/sittings": { body: [sitting(FIRST, "INFP", done)] } });
  open();
  expect(await screen.findByText("Each letter is sure enough.")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

test("sittings of one day are told apart by the time of day, in the drawing and in the list", async () => {
  const [first, second] = two;
  const morning = { ...first, createdAt: new Date(2026, 10, 20, 8, 5).toISOString() };
  const evening = { ...second, createdAt: new Date(2026, 10, 20, 19, 45).toISOString() };
  mockApi({ "GET /api/sittings": { body: [morning, evening] } });
  open();
  expect(
    await screen.findByRole("radio", { name: "November 20, 2026 at 08:05: INFP" }),
  ).toBeVisible();
  expect(screen.getByRole("radio", { name: "November 20, 2026 at 19:45: ISFP" })).toBeVisible();
  expect(screen.getAllByText("08:05")).toHaveLength(AXES.length);
});

test("sittings of one minute are told apart by their order, in the drawing and in the list", async () => {
  const [first, second] = two;
  const [early, late] = [10, 50].map((at) => new Date(2026, 10, 20, 8, 5, at).toISOString());
  mockApi({
    "GET /api/sittings": {
      body: [
        { ...first, createdAt: early },
        { ...second, createdAt: late },
      ],
    },
  });
  open();
  const minute = "November 20, 2026 at 08:05";
  expect(await screen.findByRole("radio", { name: `${minute}, 1 of 2: INFP` })).toBeVisible();
  expect(screen.getByRole("radio", { name: `${minute}, 2 of 2: ISFP` })).toBeVisible();
  expect(screen.getAllByText("08:05, 2 of 2")).toHaveLength(AXES.length);
});

test("of many sittings the drawing dates the first and the last", async () => {
  const many = ["01", "02", "03", "04", "05"].map((month, at) => ({
    ...sitting(`${at}`, "INFP", { isFollowed: at === 4 }),
    createdAt: `2026-${month}-15T12:00:00.000Z`,
  }));
  mockApi({ "GET /api/sittings": { body: many } });
  open();
  expect(await screen.findAllByText("Jan 15, 2026")).toHaveLength(AXES.length);
  expect(screen.getAllByText("May 15, 2026")).toHaveLength(AXES.length);
  expect(screen.queryByText("Mar 15, 2026")).toBeNull();
});
