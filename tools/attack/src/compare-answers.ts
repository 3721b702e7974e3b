import type { Answer } from "@cosmic/tools-test-client/connection";

/** Headers whose value is new in every answer; that they are there counts all the same. */
const NEW_EACH_TIME = /^(?:date|set-cookie|x-request-id|retry-after|x-?ratelimit-.*)$/;

const REQUEST_ID = /"requestId":"[^"]*"/;

/** What an attacker can tell one answer from another by. */
export function toComparable({ status, headers, body }: Omit<Answer, "milliseconds">): string {
  const names = headers.map(([name, value]) =>
    NEW_EACH_TIME.test(name) ? name : `${name}: ${value}`,
  );
  return [status, ...names, body.length, body.replace(REQUEST_ID, '"requestId":""')].join("\n");
}

/** Answers that not every kind of request gets, with the kinds that get them. */
export function findTellingAnswers(
  seen: Readonly<Record<string, ReadonlySet<string>>>,
): { answer: string; kinds: string[] }[] {
  const kinds = Object.keys(seen);
  const answers = new Set(Object.values(seen).flatMap((set) => [...set]));
  return [...answers]
    .map((answer) => ({ answer, kinds: kinds.filter((kind) => seen[kind]?.has(answer)) }))
    .filter((each) => each.kinds.length < kinds.length);
}
