import { z } from "zod";
import { InvalidInputError, type Issue, NotFoundError } from "../errors.ts";
import type { MountableRoute } from "./handler.ts";

/** For issues whose schema gives no message of its own: the library's are for programmers. */
const PLAIN = { error: () => "This request cannot be accepted." };

const toIssues = (error: z.ZodError): Issue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join("."), message }));

/**
 * Of a body that may be one thing or a list of them, the one that was meant; a union as a whole could only
 * say that nothing fits.
 */
function meantSchema(schema: z.ZodType, value: unknown): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const meant = (schema.options as readonly z.ZodType[]).filter(
    (option) => option instanceof z.ZodArray === Array.isArray(value),
  );
  return meant.length === 1 && meant[0] ? meant[0] : schema;
}

function parsePart(schema: unknown, value: unknown): { data: unknown; issues: Issue[] } {
  if (!(schema instanceof z.ZodType)) return { data: undefined, issues: [] };
  const result = meantSchema(schema, value).safeParse(value, PLAIN);
  return result.success
    ? { data: result.data, issues: [] }
    : { data: undefined, issues: toIssues(result.error) };
}

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What is no object, or is missing, is judged field by field, so that the message names the first missing
 * field; where no field is required there is nothing to name, and it is refused as it is.
 */
function parseBody(schema: unknown, value: unknown): { data: unknown; issues: Issue[] } {
  if (!(schema instanceof z.ZodObject) || isObject(value)) return parsePart(schema, value ?? {});
  const asEmpty = parsePart(schema, {});
  return asEmpty.issues.length > 0 ? asEmpty : parsePart(schema, value ?? {});
}

/**
 * A parameter given twice has no meaning here, nor has one named as a list (`search[]`); which of the two
 * counts must not be a guess, and one that is dropped must not look like one that was applied.
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
  const body = parseBody(route.body, raw.body);
  const issues = [...query.issues, ...body.issues];
  if (issues[0]) throw new InvalidInputError(issues[0].message, issues);
  return { params: params.data, query: query.data, body: body.data };
}
