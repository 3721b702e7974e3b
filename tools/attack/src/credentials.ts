import { setTimeout as pause } from "node:timers/promises";
import { Attacker } from "./attacker.ts";
import type { RunningApi } from "./running-api.ts";

const SECONDS_FOR_AN_EMAIL = 20;

/** The welcome email holds a link with a token too. */
const RESET_LINK = /reset-password[?#]token=([\w-]+)/;

/** The token of the reset link that was mailed to an address. @throws when none comes */
async function readResetToken({ mails }: RunningApi, email: string): Promise<string> {
  for (const until = Date.now() + SECONDS_FOR_AN_EMAIL * 1_000; Date.now() < until; ) {
    const mail = mails.mails.find(
      ({ to, content }) => to.includes(email) && RESET_LINK.test(content),
    );
    const token = RESET_LINK.exec(mail?.content ?? "")?.[1];
    if (token) return token;
    await pause(100);
  }
  throw new Error(`No reset link was mailed to ${email}`);
}

/** What is accepted although it was used up: a session after signing out, a reset link, a password. */
export async function findReusableCredentials(api: RunningApi): Promise<string[]> {
  const problems: string[] = [];
  const expectRefusal = (what: string, status: number) => {
    if (status < 400 || status >= 500) problems.push(`${what} is answered ${status}`);
  };
  const user = new Attacker(api.port, false);
  const { email, password } = user;
  await user.arrive();
  const session = new Map(user.cookies);
  await user.visit("GET", "/api/logout");
  for (const [name, value] of session) user.cookies.set(name, value);
  expectRefusal("a session after signing out", (await user.visit("GET", "/api/auth/user")).status);

  user.cookies.clear();
  await user.visit("POST", "/api/auth/login", { email, password });
  const before = new Map(user.cookies);
  await user.visit("POST", "/api/auth/forgot-password", { email });
  const token = await readResetToken(api, email);
  const reset = (next: string) =>
    user.visit("POST", "/api/auth/reset-password", { token, password: next });
  const first = await reset("a new password after the reset");
  if (first.status !== 200) problems.push(`a reset link is answered ${first.status}`);
  expectRefusal("a reset link used again", (await reset("a password of the second use")).status);
  for (const [name, value] of before) user.cookies.set(name, value);
  const old = await user.visit("GET", "/api/auth/user");
  expectRefusal("a session from before a reset", old.status);
  user.cookies.clear();
  const login = await user.visit("POST", "/api/auth/login", { email, password });
  expectRefusal("a password from before a reset", login.status);
  user.leave();
  return problems;
}
