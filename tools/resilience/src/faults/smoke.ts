import { quizAnswers } from "./crowd.ts";
import type { Environment } from "./environment.ts";
import type { Answer } from "./person.ts";
import type { SideServer } from "./side-server.ts";

/** What was asked, whether it was answered as it has to be, and how if not. */
export type Step = readonly [what: string, isFine: boolean, answer: string];

const getSlug = ({ body }: Answer) =>
  (body as { profile?: { slug: string } } | null)?.profile?.slug ?? "none";

const tells = (text: string) => (answer: Answer) => JSON.stringify(answer.body).includes(text);

/** Adds a step for each request. */
function createLook(steps: Step[]) {
  return async (
    what: string,
    asked: Promise<Answer>,
    isFine: (answer: Answer) => boolean = () => true,
  ) => {
    const answer = await asked;
    const isOk = answer.status !== null && answer.status < 400 && isFine(answer);
    steps.push([what, isOk, `${answer.status ?? answer.error}`]);
    return answer;
  };
}

async function becomeOperator(environment: Environment, { panelUrl }: SideServer) {
  const operator = environment.newPerson(panelUrl);
  const ask = (path: string, body: object | null = null) => operator.ask({ path, body });
  return { login: await ask("/api/admin/login", environment.operator), ask };
}

/** What people do first, and what an operator does, asked of one process. */
export async function trySmoke(environment: Environment, server: SideServer): Promise<Step[]> {
  const origin = server.url;
  const steps: Step[] = [];
  const look = createLook(steps);
  const person = environment.newPerson(origin);
  await person.signUp();
  await look("sign out", person.ask({ path: "/api/logout" }));
  await look("sign in", person.signIn(), tells(person.id));
  await look("account", person.ask({ path: "/api/auth/user" }), tells(person.email));
  // Not what `stores` says: this is another database than everybody else's.
  const quiz = { path: "/api/mbti-quiz", body: { answers: quizAnswers(1) } };
  await look("quiz", person.ask(quiz));
  await look("quiz kept", person.ask({ path: "/api/mbti-result" }), tells("mbtiType"));
  const slug = getSlug(await look("generate", person.generate("1990-07-14")));
  const path = `/api/profiles/${slug}`;
  await look("read", person.ask({ path }), tells(slug));
  await look("list", person.ask({ path: "/api/profiles" }), tells(slug));
  const body = { returnTo: "/dashboard" };
  await look("checkout", person.ask({ path: "/api/create-checkout-session", body }));
  await look("a visitor's report", environment.newPerson(origin).generate("1991-08-15"));
  const operator = await becomeOperator(environment, server);
  await look("operator", Promise.resolve(operator.login));
  await look("operator's list", operator.ask("/api/admin/users"), tells(person.email));
  const access = { userId: person.id, hasLifetimeAccess: true };
  await look("give access", operator.ask("/api/admin/toggle-access", access));
  const account = person.ask({ path: "/api/auth/user" });
  await look("access given", account, tells('"hasLifetimeAccess":true'));
  await look("sign out again", person.ask({ path: "/api/logout" }));
  return steps;
}

/** Somebody who is at home in one process goes on in the other: what one wrote, the other reads. */
export async function tryCrossing(environment: Environment, from: SideServer, other: SideServer) {
  const to = other.url;
  const steps: Step[] = [];
  const look = createLook(steps);
  const person = environment.newPerson(from.url);
  await person.signUp();
  const slug = getSlug(await look("generate", person.generate("1988-01-02")));
  await look("session", person.ask({ path: "/api/auth/user", origin: to }), tells(person.id));
  const path = `/api/profiles/${slug}`;
  await look("report", person.ask({ path, origin: to }), tells(slug));
  const again = person.generate("1988-01-02", { origin: to });
  await look("the same report", again, (answer) => getSlug(answer) === slug);
  await look("list", person.ask({ path: "/api/profiles", origin: to }), tells(slug));
  await look("sign out", person.ask({ path: "/api/logout", origin: to }));
  const { status } = await person.ask({ path: "/api/auth/user" });
  steps.push(["signed out everywhere", status === 401, `${status}`]);
  return steps;
}
