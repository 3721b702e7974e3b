import { PRODUCT_NAME } from "@cosmic/domain";
import type { Deps } from "../../deps.ts";
import { UnauthorizedError } from "../../errors.ts";
import { isSessionStored, type UserAccount, type UserSession } from "../../http/session.ts";
import { type CopyDeps, copyBlueprints } from "../blueprints/index.ts";
import { viewPurchases } from "../checkout/index.ts";
import { listLinkedVisits } from "../funnel/index.ts";
import { getBirthInfo, listQuizResults } from "../quiz/index.ts";
import { findConsent } from "../sittings/index.ts";
import { listTrials } from "../trial/index.ts";
import { findEmailVerifiedAt, listSessions, listSignInMethods } from "./account.store.ts";
import type { ArchivedFile } from "./zip-archive.ts";

export type ArchiveDeps = CopyDeps & Pick<Deps, "config" | "clock">;

const textFile = (name: string, text: string): ArchivedFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});

const jsonFile = (name: string, value: unknown): ArchivedFile =>
  textFile(name, `${JSON.stringify(value, null, 2)}\n`);

const readMe = (writtenAt: Date, missing: readonly string[]) => `${PRODUCT_NAME}: your data
Written on ${writtenAt.toISOString()}.

account.json        your name, address, ways to sign in and access
sessions.json       when your browsers signed in
birth-info.json     the birth date, time (or hours) and place you gave; null if you gave none
quiz-results.json   your sittings: answers, further statements, what came of them and
                    how sure it was; a type you stated has no answers
calibration.json    whether your answers may be used, without your identity, to measure
                    the questions; null if you were not asked
trials.json         the blind trials you took part in, and when; what you chose is not kept
purchases.json      what you paid for, and the state of each payment
visits.json         the visits you allowed us to measure while signed in: steps and times
blueprints/         each blueprint as JSON, its chart as SVG and, where you can read
                    all of it, the report as PDF and its year as a calendar file

Not in here, because we cannot read them ourselves: your password, of which only a
hash is kept, and the keys of your sessions.
${missing.map((name) => `\nCould not be made just now: ${name}. Please download it from its page.\n`).join("")}`;

/**
 * Everything stored about a user, file by file, while the session lasts that asked. A reader may take the files as
 * slowly as they like, and the account may pass to the owner of its address meanwhile, which ends every session: so
 * each file is given out only when the session is still there after the file was read.
 * @throws UnauthorizedError when the session has ended
 */
export async function* listArchiveFiles(
  deps: ArchiveDeps,
  account: UserAccount,
  session: UserSession,
  writtenAt: Date,
): AsyncGenerator<ArchivedFile> {
  for await (const file of readArchiveFiles(deps, account, writtenAt)) {
    if (!(await isSessionStored(deps.db, session))) throw new UnauthorizedError();
    yield file;
  }
}

/** Previews are as much of a report as the user may read. */
async function* readArchiveFiles(
  deps: ArchiveDeps,
  account: UserAccount,
  writtenAt: Date,
): AsyncGenerator<ArchivedFile> {
  const { id: userId, hasLifetimeAccess } = account;
  const { db } = deps;
  const emailVerifiedAt = await findEmailVerifiedAt(db, userId);
  const signInMethods = await listSignInMethods(db, userId);
  yield jsonFile("account.json", { ...account, emailVerifiedAt, signInMethods });
  yield jsonFile("sessions.json", await listSessions(db, userId));
  yield jsonFile("birth-info.json", await getBirthInfo({ db }, userId));
  yield jsonFile("quiz-results.json", await listQuizResults({ db }, userId));
  yield jsonFile("trials.json", await listTrials(db, userId));
  yield jsonFile("calibration.json", { takesPart: await findConsent(db, userId) });
  yield jsonFile("purchases.json", await viewPurchases(deps, userId));
  yield jsonFile("visits.json", await listLinkedVisits(db, userId));
  const missing: string[] = [];
  for await (const copy of copyBlueprints(deps, { userId, hasLifetimeAccess })) {
    const name = `blueprints/${copy.name}`;
    if (copy.bytes === null) missing.push(name);
    else yield { name, bytes: copy.bytes };
  }
  yield textFile("README.txt", readMe(writtenAt, missing));
}
