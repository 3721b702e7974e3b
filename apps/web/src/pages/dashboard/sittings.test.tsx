import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiCall, aUser, mockApi } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { Sittings } from "./sittings.tsx";

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
    clarity: "slight",
    certainty: at === 2 ? 0.62 : 0.85,
    neighbour: null,
  })),
  answered: 0,
  isFollowed: false,
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
    await screen.findByText(/least sure letter of your INFP is F: 6 in 10 people/),
  ).toBeVisible();
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

test("nothing shows before the first sitting", async () => {
  const { calls } = mockApi({ "GET /api/sittings": { body: [] } });
  open();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(screen.queryByText("How sure your letters are")).toBeNull();
});
