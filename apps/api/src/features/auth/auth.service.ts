import { isUniqueViolation } from "../../db/database-failures.ts";
import type { Deps } from "../../deps.ts";
import { ConflictError, InvalidCredentialsError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { UserAccount } from "../../http/session.ts";
import {
  findCredentials,
  insertUserWithPassword,
  isEmailTaken,
  updatePasswordHash,
} from "./auth.store.ts";
import type { PasswordHasher } from "./password-hasher.ts";

export interface AuthDeps extends Pick<Deps, "db" | "config" | "clock" | "ids"> {
  limiter: RateLimiter;
  passwords: PasswordHasher;
}

export interface SignUp {
  email: string;
  password: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

export interface Login {
  email: string;
  password: string;
}

const takenError = () =>
  new ConflictError("An account with this e-mail already exists. Please sign in.");

const nameOrNull = (name: string | null | undefined) => name?.trim() || null;

/**
 * Creates an account. Nothing changes for an address that has one.
 * @throws ConflictError for a taken address, also when two sign-ups meet
 */
export async function signUp(deps: AuthDeps, address: string, form: SignUp): Promise<UserAccount> {
  const { db, config, clock, ids, limiter, passwords } = deps;
  const { signInAttempts, signUps } = config.limits.rates;
  await limiter.consume("sign-in", address, signInAttempts);
  await limiter.consume("sign-up", address, signUps);
  if (await isEmailTaken(db, form.email)) throw takenError();
  const passwordHash = await passwords.hash(form.password);
  const user = {
    id: ids.uuid(),
    email: form.email,
    firstName: nameOrNull(form.firstName),
    lastName: nameOrNull(form.lastName),
    passwordHash,
    createdAt: clock.now(),
  };
  return insertUserWithPassword(db, user).catch((error: unknown) => {
    throw isUniqueViolation(error) ? takenError() : error;
  });
}

/** The account that the address and password open, or null. Takes the same time either way. */
async function findAccount(deps: AuthDeps, { email, password }: Login) {
  const { db, clock, passwords } = deps;
  const stored = await findCredentials(db, email);
  const from = stored?.passwordHash ?? null;
  if (!(await passwords.verify(from, password)) || stored === null || from === null) return null;
  if (passwords.isOutdated(from)) {
    const to = await passwords.hash(password);
    await updatePasswordHash(db, { userId: stored.account.id, from, to, at: clock.now() });
  }
  return stored.account;
}

/**
 * Checks an address and password. Addresses without an account are treated alike throughout.
 * @throws InvalidCredentialsError when they do not match
 * @throws TooManyRequestsError after too many tries, by network address or by account
 */
export async function logIn(deps: AuthDeps, address: string, form: Login): Promise<UserAccount> {
  const { config, limiter } = deps;
  await limiter.consume("sign-in", address, config.limits.rates.signInAttempts);
  const account = await limiter.attempt("login", form.email, () => findAccount(deps, form));
  if (account === null) throw new InvalidCredentialsError();
  return account;
}

/** Whether an account uses the address. Limited hard, since it tells who has one. */
export async function checkUser(deps: AuthDeps, address: string, email: string): Promise<boolean> {
  await deps.limiter.consume("check-user", address, deps.config.limits.rates.checkUser);
  return isEmailTaken(deps.db, email);
}
