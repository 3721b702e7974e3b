import { randomBytes } from "node:crypto";
import { parseEmail } from "@cosmic/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../errors.ts";
import { insertAuditEntry } from "./audit.store.ts";
import {
  deleteOperator,
  insertOperator,
  type ListedOperator,
  type LockedOperator,
  listOperators as listStored,
  lockOperators,
  removeSecondFactor,
  replacePassword,
} from "./operator-accounts.store.ts";
import type { OperatorDeps } from "./operator-actions.ts";

type CommandAction =
  | "operator.added"
  | "operator.reset"
  | "operator.second_factor_off"
  | "operator.removed";

/** 96 random bits: long enough for a password that is shown once. */
export const newOperatorPassword = (): string => randomBytes(12).toString("base64url");

function requireEmail(text: string): string {
  const email = parseEmail(text);
  if (email === null) throw new InvalidInputError("This is not an email address.");
  return email;
}

/** Actions at the server's own terminal are recorded too, with no operator signed in. */
const entryFor = ({ ids, clock }: OperatorDeps, action: CommandAction, subject: string) => ({
  id: ids.uuid(),
  operatorId: null,
  action,
  subject,
  detail: { by: "command" },
  createdAt: clock.now(),
});

/** All operators, the first one first. */
export const listOperators = ({ db }: Pick<OperatorDeps, "db">): Promise<ListedOperator[]> =>
  listStored(db);

/**
 * Adds an operator and returns the password, which is kept nowhere.
 * @throws InvalidInputError when the text is no address; ConflictError when it is taken
 */
export async function addOperator(deps: OperatorDeps, text: string): Promise<string> {
  const email = requireEmail(text);
  const password = newOperatorPassword();
  const passwordHash = await deps.passwords.hash(password, null);
  await inTransaction(deps.db, async (tx) => {
    const operator = { id: deps.ids.uuid(), email, passwordHash, createdAt: deps.clock.now() };
    if (!(await insertOperator(tx, operator))) {
      throw new ConflictError(`${email} is an operator already. To set a new password: reset`);
    }
    await insertAuditEntry(tx, entryFor(deps, "operator.added", operator.id));
  });
  return password;
}

const requireOperator = (operators: readonly LockedOperator[], email: string): LockedOperator => {
  const operator = operators.find((one) => one.email === email);
  if (!operator) throw new NotFoundError(`${email} is no operator.`);
  return operator;
};

/**
 * Gives an operator a new password, which is returned and kept nowhere, and ends what the old one opened:
 * sessions, and waits after failures. The second factor stays on: a new password that others
 * read does not let them in alone.
 * @throws NotFoundError for an unknown operator
 */
export async function resetOperator(
  deps: OperatorDeps,
  text: string,
): Promise<{ password: string; hasSecondFactor: boolean }> {
  const email = requireEmail(text);
  const password = newOperatorPassword();
  const passwordHash = await deps.passwords.hash(password, null);
  const hasSecondFactor = await inTransaction(deps.db, async (tx) => {
    const operator = requireOperator(await lockOperators(tx), email);
    await replacePassword(tx, operator.id, passwordHash, deps.clock.now());
    await deps.limiter.forgiveFrom("operator-login", { account: email, address: null }, tx);
    await deps.limiter.forgive("operator-code", operator.id, tx);
    await deps.limiter.forgive("operator-panel", email, tx);
    await deps.limiter.forgive("operator-panel-code", operator.id, tx);
    await insertAuditEntry(tx, entryFor(deps, "operator.reset", operator.id));
    return operator.hasSecondFactor;
  });
  return { password, hasSecondFactor };
}

/**
 * Takes an operator's second factor off, with its recovery codes, and ends all sessions. The password stays.
 * @throws NotFoundError for an unknown operator; ConflictError for one without a second factor
 */
export async function resetSecondFactor(deps: OperatorDeps, text: string): Promise<void> {
  const email = requireEmail(text);
  await inTransaction(deps.db, async (tx) => {
    const operator = requireOperator(await lockOperators(tx), email);
    if (!operator.hasSecondFactor) throw new ConflictError(`${email} has no second factor.`);
    await removeSecondFactor(tx, operator.id, deps.clock.now());
    await deps.limiter.forgive("operator-code", operator.id, tx);
    await insertAuditEntry(tx, entryFor(deps, "operator.second_factor_off", operator.id));
  });
}

/**
 * Removes an operator with sessions and second factor; the record of what they did stays.
 * @throws NotFoundError for an unknown operator; ConflictError for the last one
 */
export async function removeOperator(deps: OperatorDeps, text: string): Promise<void> {
  const email = requireEmail(text);
  await inTransaction(deps.db, async (tx) => {
    const operators = await lockOperators(tx);
    const operator = requireOperator(operators, email);
    if (operators.length === 1) {
      throw new ConflictError(`${email} is the last operator. Add another one first.`);
    }
    await deleteOperator(tx, operator.id);
    await insertAuditEntry(tx, entryFor(deps, "operator.removed", operator.id));
  });
}
