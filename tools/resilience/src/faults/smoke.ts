import type { ClientAnswer } from "@cosmic/tools-test-client/client";
import type { Replica } from "../processes/replica.ts";
import { quizAnswers } from "../users/traffic.ts";
import type { Environment } from "./environment.ts";

export interface Step {
  what: string;
  /** Answered as it has to be. */
  isFine: boolean;
  answer: string;
}

const getSlug = ({ body }: ClientAnswer) =>
  (body as { profile?: { slug: string } } | null)?.profile?.slug ?? "none";

const contains = (text: string) => (answer: ClientAnswer) =>
  JSON.stringify(answer.body).includes(text);

function createSteps() {
  const steps: Step[] = [];
  const step = async (
    what: string,
    asked: Promise<ClientAnswer>,
    isExpected: (answer: ClientAnswer) => boolean = () => true,
  ) => {
    const answer = await asked;
    const isFine = answer.status !== null && answer.status < 400 && isExpected(answer);
    steps.push({ what, isFine, answer: `${answer.status ?? answer.error}` });
    return answer;
  };
  return { steps, step };
}

/** What users do first, asked of one process. */
export async function tryEverything(environment: Environment, { url }: Replica): Promise<Step[]> {
  const { steps, step } = createSteps();
  const user = environment.newUser(url);
  await user.signUp();
  await step("sign out", user.ask({ path: "/api/logout" }));
  await step("sign in", user.signIn(), contains(user.id));
  await step("account", user.ask({ path: "/api/auth/user" }), contains(user.email));
  await step("quiz", user.ask({ path: "/api/mbti-quiz", body: { answers: quizAnswers(1) } }));
  await step("quiz stored", user.ask({ path: "/api/mbti-result" }), contains("mbtiType"));
  const slug = getSlug(await step("generate", user.generate("1990-07-14")));
  await step("read", user.openReport(slug), contains(slug));
  await step("list", user.ask({ path: "/api/profiles" }), contains(slug));
  const body = { returnTo: "/dashboard" };
  await step("checkout", user.ask({ path: "/api/create-checkout-session", body }));
  await step("a visitor's report", environment.newUser(url).generate("1991-08-15"));
  await step("sign out again", user.ask({ path: "/api/logout" }));
  return steps;
}

/** A user of one process goes on in the other: what one wrote, the other reads. */
export async function tryBothVersions(environment: Environment, from: Replica, to: Replica) {
  const { steps, step } = createSteps();
  const origin = to.url;
  const user = environment.newUser(from.url);
  await user.signUp();
  const slug = getSlug(await step("generate", user.generate("1988-01-02")));
  await step("session", user.ask({ path: "/api/auth/user", origin }), contains(user.id));
  await step("report", user.ask({ path: `/api/profiles/${slug}`, origin }), contains(slug));
  const again = user.generate("1988-01-02", { origin });
  await step("the same report", again, (answer) => getSlug(answer) === slug);
  await step("list", user.ask({ path: "/api/profiles", origin }), contains(slug));
  await step("sign out", user.ask({ path: "/api/logout", origin }));
  const { status } = await user.ask({ path: "/api/auth/user" });
  steps.push({ what: "signed out everywhere", isFine: status === 401, answer: `${status}` });
  return steps;
}
