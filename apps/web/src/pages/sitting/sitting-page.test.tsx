import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type ApiCall, aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { SittingPage } from "./sitting-page.tsx";

vi.mock("../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const ID = "4c2a7f0e-6a54-4bb5-9d5e-0c3f6b1d2e4f";
const STATEMENTS = [
  { id: "i-quiet", text: "I look for quiet places." },
  { id: "n-daydream", text: "I love to daydream." },
  { id: "f-bend", text: "I gladly bend a rule to spare someone's feelings." },
] as const;
const OPTIONS = [
  "Not like me",
  "A little like me",
  "Half and half",
  "Mostly like me",
  "Very much like me",
];

/** A sitting after these answers to the first statements. */
const after = (...answers: number[]) => ({
  id: ID,
  mbtiType: "INFP",
  chosenType: null,
  createdAt: "2026-11-20T10:00:00.000Z",
  axes: Array.from("INFP").map((letter, at) => ({
    axis: ["EI", "SN", "TF", "JP"][at],
    letter,
    sum: 0,
    clarity: "too close to call",
    certainty: at < answers.length ? 0.7 : 0.5,
    neighbour: null,
  })),
  likelyTypes: [
    { mbtiType: "INFP", probability: 0.2 },
    { mbtiType: "INFJ", probability: 0.18 },
  ],
  answered: answers.length,
  isFollowed: true,
  statements: answers.map((answer, at) => ({ ...STATEMENTS[at], answer })),
  next: STATEMENTS[answers.length] ?? null,
  options: OPTIONS,
  isSettled: answers.length === STATEMENTS.length,
});

const given = new Map<string, number>();

/** A server that keeps what is answered. */
function serve(more: Parameters<typeof mockApi>[0] = {}) {
  given.clear();
  const stored = () => ({ body: after(...STATEMENTS.flatMap(({ id }) => given.get(id) ?? [])) });
  return mockApi({
    "GET /api/auth/user": { body: aUser },
    "GET /api/birth-info": { body: null },
    "GET /api/sittings": () => ({ body: [{ ...stored().body, timeline: [] }] }),
    [`GET /api/sittings/${ID}`]: stored,
    [`POST /api/sittings/${ID}/answers`]: ({ body }: ApiCall) => {
      const { statement, answer } = body as { statement: string; answer: number };
      given.set(statement, answer);
      return stored();
    },
    ...more,
  });
}

const open = (path = "/sitting") => renderPage(<SittingPage />, { path });
const statement = (text: string) => screen.findByRole("heading", { level: 2, name: text });

test("statements are answered one by one, each stored at once, until none is left", async () => {
  const { calls } = serve();
  const { user } = open();
  const [first, ...others] = STATEMENTS;
  expect(await statement(first.text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Mostly like me" }));
  for (const { text } of others) {
    expect(await statement(text)).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Mostly like me" }));
  }
  expect(await screen.findByText("Each letter is sure enough")).toBeVisible();
  const sent = calls.filter(({ method, path }) => method === "POST" && path.endsWith("/answers"));
  expect(sent.map(({ body }) => body)).toEqual(
    STATEMENTS.map(({ id }) => ({ statement: id, answer: 4 })),
  );
});

test("the bars say how sure each letter is, and grow", async () => {
  serve();
  const { user } = open();
  const bars = await screen.findByRole("list", { name: "How sure each letter is" });
  expect(bars).toHaveTextContent("I Introversionat least 5 in 10");
  await user.click(screen.getByRole("button", { name: "Mostly like me" }));
  await waitFor(() => {
    expect(bars).toHaveTextContent("I Introversionat least 7 in 10");
  });
});

test("an earlier answer is shown and can be changed, and is not counted twice", async () => {
  serve();
  const { user } = open();
  await statement(STATEMENTS[0].text);
  await user.click(screen.getByRole("button", { name: "Mostly like me" }));
  await statement(STATEMENTS[1].text);
  await user.click(screen.getByRole("button", { name: "Previous statement" }));
  expect(await statement(STATEMENTS[0].text)).toBeVisible();
  expect(screen.getByRole("button", { name: "Mostly like me" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await user.click(screen.getByRole("button", { name: "Not like me" }));
  expect(await statement(STATEMENTS[1].text)).toBeVisible();
  expect([...given]).toEqual([["i-quiet", 1]]);
});

test("a sitting goes on where it was left", async () => {
  serve();
  given.set("i-quiet", 4);
  open(`/sitting?id=${ID}`);
  expect(await statement(STATEMENTS[1].text)).toBeVisible();
  expect(screen.getByText("Statement 2")).toBeVisible();
});

test("an answer that needs a sign-in is kept, and sent once after it", async () => {
  serve({
    [`POST /api/sittings/${ID}/answers`]: refusal(401, "Unauthorized", "unauthorized"),
  });
  const { user, unmount } = open();
  await statement(STATEMENTS[0].text);
  await user.click(screen.getByRole("button", { name: "Very much like me" }));
  await waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith(
      `/api/login?returnTo=${encodeURIComponent(`/sitting?id=${ID}`)}`,
    );
  });
  unmount();

  const { calls } = serve();
  const { unmount: leave } = open(`/sitting?id=${ID}`);
  expect(await statement(STATEMENTS[1].text)).toBeVisible();
  leave();
  open(`/sitting?id=${ID}`);
  expect(await statement(STATEMENTS[1].text)).toBeVisible();
  const sent = calls.filter(({ method }) => method === "POST");
  expect(sent.map(({ body }) => body)).toEqual([{ statement: "i-quiet", answer: 5 }]);
});

test("a kept answer of another sitting is dropped", async () => {
  sessionStorage.setItem(
    "pendingAnswer",
    JSON.stringify({ sitting: "another", statement: "i-quiet", answer: 5 }),
  );
  const { calls } = serve();
  open(`/sitting?id=${ID}`);
  await statement(STATEMENTS[0].text);
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  expect(sessionStorage.getItem("pendingAnswer")).toBeNull();
});

test("a statement that is not asked any more gives way to the next one", async () => {
  let isRetired = false;
  serve({
    [`GET /api/sittings/${ID}`]: () => ({
      body: isRetired ? { ...after(), next: STATEMENTS[1] } : after(),
    }),
    [`POST /api/sittings/${ID}/answers`]: () => {
      isRetired = true;
      return refusal(409, "This statement is not asked any more.", "conflict");
    },
  });
  const { user } = open(`/sitting?id=${ID}`);
  await statement(STATEMENTS[0].text);
  await user.click(screen.getByRole("button", { name: "Half and half" }));
  expect(await statement(STATEMENTS[1].text)).toBeVisible();
  expect(screen.getAllByText("This statement is not asked any more.")[0]).toBeVisible();
});

test("an answer that cannot be stored keeps its statement", async () => {
  serve({
    [`POST /api/sittings/${ID}/answers`]: refusal(500, "Something went wrong.", "internal"),
  });
  const { user } = open();
  await statement(STATEMENTS[0].text);
  await user.click(screen.getByRole("button", { name: "Half and half" }));
  expect((await screen.findAllByText("Error"))[0]).toBeVisible();
  expect(await statement(STATEMENTS[0].text)).toBeVisible();
});

test("without a sitting the page leads to the quiz", async () => {
  serve({ "GET /api/sittings": { body: [] } });
  open();
  expect(await screen.findByRole("link", { name: "Take the quiz" })).toHaveAttribute(
    "href",
    "/quiz",
  );
});

test("the use of the answers is asked for once, at the end, and is off until then", async () => {
  const decisions: unknown[] = [];
  serve({
    "POST /api/calibration-consent": ({ body }) => {
      decisions.push(body);
      return { body };
    },
  });
  for (const { id } of STATEMENTS) given.set(id, 4);
  const { user } = open();
  await screen.findByText("Each letter is sure enough");
  const question = await screen.findByRole("heading", { name: /May we use your answers/ });
  expect(decisions).toEqual([]);
  await user.click(screen.getByRole("button", { name: "No" }));
  await waitFor(() => {
    expect(question).not.toBeInTheDocument();
  });
  expect(decisions).toEqual([{ takesPart: false }]);
  await act(async () => {});
});

test("a reader who stops is told what the answers came to, and where to go from here", async () => {
  serve({ "GET /api/birth-info": { body: { birthDate: "1990-03-01" } } });
  const { user } = open(`/sitting?id=${ID}&slug=a-slug`);
  await user.click(await screen.findByRole("button", { name: "That is enough for now" }));
  expect(screen.getByRole("heading", { name: "Your answers are saved" })).toHaveFocus();
  expect(
    screen.getByText("So far they come out as INFP; INFJ is the next likeliest type."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to your blueprint" })).toHaveAttribute(
    "href",
    "/result?slug=a-slug",
  );
  expect(
    await screen.findByRole("link", { name: "Write a new blueprint for INFP" }),
  ).toHaveAttribute("href", "/generating-profile?type=INFP&birthDate=1990-03-01");
  expect(screen.queryByRole("button", { name: "That is enough for now" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Answer more statements" }));
  expect(await statement(STATEMENTS[0].text)).toBeVisible();
});

test("a reader who did not come from a report goes on to write one, or back to the dashboard", async () => {
  serve({ "GET /api/birth-info": { body: { birthDate: "1990-03-01" } } });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "That is enough for now" }));
  expect(await screen.findByRole("link", { name: "Write a blueprint for INFP" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to your dashboard" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  expect(screen.queryByRole("link", { name: "Back to your blueprint" })).toBeNull();
});

test("letters that stay unsure name both types to read, and a blueprint can be written for either", async () => {
  serve({
    "GET /api/birth-info": { body: { birthDate: "1990-03-01" } },
    [`GET /api/sittings/${ID}`]: { body: { ...after(4, 4, 4), isSettled: false } },
  });
  open(`/sitting?id=${ID}`);
  expect(
    await screen.findByRole("heading", { name: "You have answered all that would help" }),
  ).toBeVisible();
  expect(screen.getByText(/read INFP and INFJ, the next likeliest type/)).toBeVisible();
  for (const type of ["INFP", "INFJ"]) {
    expect(
      await screen.findByRole("link", { name: `Write a blueprint for ${type}` }),
    ).toHaveAttribute("href", `/generating-profile?type=${type}&birthDate=1990-03-01`);
  }
});

test("a sign-in in the middle comes back to the same report's sitting", async () => {
  serve({
    [`POST /api/sittings/${ID}/answers`]: refusal(401, "Unauthorized", "unauthorized"),
  });
  const { user } = open(`/sitting?id=${ID}&slug=a-slug`);
  await statement(STATEMENTS[0].text);
  await user.click(screen.getByRole("button", { name: "Half and half" }));
  const back = encodeURIComponent(`/sitting?id=${ID}&slug=a-slug`);
  await waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith(`/api/login?returnTo=${back}`);
  });
});

test("a sitting from which another type was chosen is told as that type", async () => {
  const chosen = { ...after(4), chosenType: "ENFP" };
  const tied = chosen.axes.map((axis, at) => ({ ...axis, certainty: at === 0 ? 0.55 : 0.5 }));
  serve({ [`GET /api/sittings/${ID}`]: { body: { ...chosen, axes: tied } } });
  const { user } = open(`/sitting?id=${ID}`);
  const sofar = await screen.findByRole("complementary", { name: "So far" });
  expect(sofar).toHaveTextContent("ENFP Campaigner");
  expect(sofar).toHaveTextContent("E Extraversionat least 4 in 10");
  await user.click(screen.getByRole("button", { name: "That is enough for now" }));
  expect(
    screen.getByText("You chose ENFP, which your answers fit about as well as INFP."),
  ).toBeVisible();
});

test.each([
  [404, "This sitting does not exist."],
  [400, "Invalid uuid"],
])("a sitting that the server does not know (%i) is said not to exist", async (status, message) => {
  serve({ [`GET /api/sittings/${ID}`]: refusal(status, message) });
  open(`/sitting?id=${ID}`);
  expect(await screen.findByRole("heading", { name: "There is no such sitting" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to your dashboard" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
});
