import { setTimeout as pause } from "node:timers/promises";
import { describeFailures, type Entry, type Journal } from "@cosmic/tools-resilience/journal";
import { quizAnswers, startSteadily } from "@cosmic/tools-resilience/users/traffic";
import { createUser, type User } from "@cosmic/tools-resilience/users/user";

/** Requests begun in a second: pages, and calls that read and write. */
const PER_SECOND = 20;
const PAGES = ["/", "/quiz", "/login", "/terms"];

const hasFailed = ({ status }: Entry) => status !== 200;
const isPage = ({ step }: Entry) => step === "page";
const isProbe = ({ step }: Entry) => step === "probe";

/** What one visitor does in a turn: the pages come round beside the calls. */
function chooseStep(turn: number, user: User) {
  if (turn % 32 === 5) return user.ask({ step: "probe", path: "/readyz" });
  if (turn % 2 === 0)
    return user.ask({ step: "page", path: PAGES[(turn / 2) % PAGES.length] ?? "/" });
  if (turn % 8 === 1)
    return user.ask({ path: "/api/mbti-quiz", body: { answers: quizAnswers(turn) } });
  return user.ask({ path: turn % 8 === 3 ? "/api/profiles" : "/api/auth/user" });
}

/** Users who open pages and make calls, at a steady rate, until it is stopped. */
export async function startLoad(origin: string, name: string) {
  const journal: Journal = [];
  const record = (entry: Entry) => void journal.push(entry);
  const users = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const user = createUser({ name: `${name}-${index}`, origin, record });
      await user.signUp();
      return user;
    }),
  );
  journal.length = 0;
  const traffic = startSteadily(PER_SECOND, async (turn) => {
    const user = users[turn % users.length];
    if (user) await chooseStep(Math.floor(turn / users.length) + turn, user);
  });
  await pause(1_000);
  return {
    /** @returns how much was asked and what failed: pages, calls, and health checks, which alone are no failure */
    async stop() {
      await pause(1_000);
      await traffic.stop();
      const probes = journal.filter((entry) => isProbe(entry) && hasFailed(entry)).length;
      const failed = journal.filter((entry) => !isProbe(entry) && hasFailed(entry));
      const [pages, calls] = [failed.filter(isPage), failed.filter((entry) => !isPage(entry))];
      const slowest = Math.max(...journal.map(({ milliseconds }) => milliseconds));
      return {
        asked: journal.length,
        pages: pages.length,
        calls: calls.length,
        probes,
        slowest: Math.round(slowest),
        failures: describeFailures(failed),
      };
    },
  };
}
