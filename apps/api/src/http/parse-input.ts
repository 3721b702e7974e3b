import { z } from "zod";
import { InvalidInputError, type Issue, NotFoundError } from "../errors.ts";
import type { MountableRoute } from "./handler.ts";

/** For issues whose schema gives no words of its own: the library's are for programmers. */
const PLAIN = { error: () => "This request cannot be accepted." };

const issuesOf = (error: z.ZodError): Issue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join("."), message }));

function parsePart(schema: unknown, value: unknown): { data: unknown; issues: Issue[] } {
  if (!(schema instanceof z.ZodType)) return { data: undefined, issues: [] };
  const result = schema.safeParse(value, PLAIN);
  return result.success
    ? { data: result.data, issues: [] }
    : { data: undefined, issues: issuesOf(result.error) };
}

/**
 * A parameter given twice has no meaning here, nor has one named as a list (`search[]`); which of the two
 * counts must not be a guess, and one that is dropped must not look like one that was heard.
 */
function refuseRepeated(query: Readonly<Record<string, unknown>>): void {
  for (const name in query) {
    if (Array.isArray(query[name]) || /[[\]]/.test(name)) throw new InvalidInputError();
  }
}

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * The parts of a request as the contract describes them; keys it does not name are dropped.
 * @throws NotFoundError when the path cannot name anything
 * @throws InvalidInputError whose message is the first issue's
 */
export function parseInput(route: MountableRoute, raw: RawInput) {
  refuseRepeated(raw.query as Record<string, unknown>);
  const params = parsePart(route.pathParams, raw.params);
  if (params.issues[0]) throw new NotFoundError(params.issues[0].message);
  const query = parsePart(route.query, raw.query);
  // A missing body is judged field by field, so that the message names the first missing field.
  const body = parsePart(route.body, raw.body ?? {});
  const issues = [...query.issues, ...body.issues];
  if (issues[0]) throw new InvalidInputError(issues[0].message, issues);
  return { params: params.data, query: query.data, body: body.data };
}
