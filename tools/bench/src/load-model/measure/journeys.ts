import { type Answer, createVisitor, type Visitor } from "./visitor.ts";

/** One kind of request: how often it is made, and how, by which of the people. */
export interface Journey {
  kind: string;
  times: number;
  ask: (index: number) => Promise<Answer>;
}

const PEOPLE = 60;
const BUYERS = 12;
const TYPES = ["INTJ", "ENFP", "ISTP", "ESFJ", "INFP"];

const password = "a-steady-lantern";
const birthDate = (index: number) => `${1960 + (index % 45)}-0${1 + (index % 9)}-1${index % 9}`;

/** What several requests of one action took together. */
const together = (answers: readonly Answer[]): Answer => ({
  milliseconds: answers.reduce((sum, each) => sum + each.milliseconds, 0),
  bytes: answers.reduce((sum, each) => sum + each.bytes, 0),
  body: answers.at(-1)?.body,
});

/** Opens a checkout, pays on the provider's page, and comes back. */
export async function buy(visitor: Visitor): Promise<Answer> {
  const opened = await visitor.post("/api/create-checkout-session", { returnTo: "/dashboard" });
  const { url = "" } = opened.body as { url?: string };
  const pressed = await fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ choice: "pay" }),
  });
  await pressed.arrayBuffer();
  const sessionId = /cs_\w+/.exec(url)?.[0] ?? "";
  const back = await visitor.get(`/api/checkout-success?session_id=${sessionId}`);
  if (!(back.body as { success: boolean }).success)
    throw new Error("The payment was not confirmed");
  return together([opened, back]);
}

/** The kinds of request of `tools/bench/src/load-model/visitor-model.ts`, in an order in which each finds what it needs: `name` tells these people from others. */
export function createJourneys(origin: string, name = "visitor"): Journey[] {
  const makeEmail = (index: number) => `${name}-${index}@load.test`;
  const stranger = createVisitor(origin);
  const people = Array.from({ length: PEOPLE }, () => createVisitor(origin));
  const slugs: string[] = [];
  const person = (index: number) => people[index % PEOPLE] ?? stranger;
  return [
    {
      kind: "who am I, a stranger",
      times: 400,
      ask: () => stranger.get("/api/auth/user", 401),
    },
    { kind: "claims of the landing page", times: 400, ask: () => stranger.get("/api/claims") },
    {
      kind: "a step of the funnel",
      times: 400,
      ask: (index) =>
        stranger.post(
          "/api/funnel-events",
          {
            step: "landing_view",
            stepNumber: 1,
            stepName: "Landing page",
            sessionId: `session_${Date.now()}_${index}`,
            metadata: { source: "newsletter" },
          },
          204,
        ),
    },
    {
      kind: "is this address known",
      times: 200,
      ask: (index) => stranger.post("/api/auth/check-user", { email: makeEmail(index) }),
    },
    {
      kind: "sign-up",
      times: PEOPLE,
      ask: (index) =>
        person(index).post("/api/auth/signup", {
          email: makeEmail(index),
          password,
          firstName: "Ada",
        }),
    },
    {
      kind: "login",
      times: PEOPLE,
      ask: (index) => {
        person(index).forget();
        return person(index).post("/api/auth/login", { email: makeEmail(index), password });
      },
    },
    {
      kind: "who am I, signed in",
      times: 400,
      ask: (index) => person(index).get("/api/auth/user"),
    },
    {
      kind: "birth date",
      times: PEOPLE * 2,
      ask: (index) => person(index).post("/api/birth-info", { birthDate: birthDate(index) }),
    },
    {
      kind: "quiz answers",
      times: PEOPLE * 2,
      ask: (index) =>
        person(index).post("/api/mbti-quiz", { answers: [1, 2, 3, 4, 5, 4, 2, 1 + (index % 5)] }),
    },
    {
      kind: "a new report",
      times: PEOPLE,
      ask: async (index) => {
        const answer = await person(index).post("/api/generate-profile", {
          birthDate: birthDate(index),
          mbtiType: TYPES[index % TYPES.length],
        });
        slugs[index] = (answer.body as { profile: { slug: string } }).profile.slug;
        return answer;
      },
    },
    {
      kind: "a report",
      times: 300,
      ask: (index) => person(index).get(`/api/profiles/${slugs[index % PEOPLE]}`),
    },
    { kind: "list of reports", times: 300, ask: (index) => person(index).get("/api/profiles") },
    { kind: "a purchase", times: BUYERS, ask: (index) => buy(person(index)) },
    {
      kind: "a report as PDF",
      times: BUYERS,
      ask: (index) => person(index).get(`/api/profiles/${slugs[index]}/report.pdf`),
    },
  ];
}
