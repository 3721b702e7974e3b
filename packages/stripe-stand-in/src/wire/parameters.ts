import { z } from "zod";
import { ApiError, invalidParameter } from "./api-error.ts";
import type { FormObject } from "./form.ts";

/** ["line_items", 0, "price_data"] -> "line_items[0][price_data]". */
function formatPath(path: readonly PropertyKey[]): string {
  const [first = "", ...rest] = path.map(String);
  return rest.reduce((name, part) => `${name}[${part}]`, first);
}

function toApiError(issue: z.core.$ZodIssue): ApiError {
  if (issue.code === "unrecognized_keys") {
    const param = formatPath([...issue.path, issue.keys[0] ?? ""]);
    return invalidParameter(`Received unknown parameter: ${param}`, param, "parameter_unknown");
  }
  const param = formatPath(issue.path);
  if (issue.code === "custom" && typeof issue.params?.["stripe"] === "string") {
    return invalidParameter(issue.message, param, issue.params["stripe"]);
  }
  if (issue.input === undefined) {
    return invalidParameter(`Missing required param: ${param}.`, param, "parameter_missing");
  }
  return invalidParameter(issue.message, param);
}

/** The parameters of a call, typed. @throws ApiError 400 for the first invalid parameter */
export function readParameters<T extends z.ZodType>(schema: T, form: FormObject): z.output<T> {
  const read = schema.safeParse(form, { reportInput: true });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? toApiError(issue) : new ApiError(400, "Invalid request.");
}

/** A refinement error with Stripe's own code. */
export const withCode = (code: string, error: string) => ({ error, params: { stripe: code } });

export const integer = z
  .string()
  .refine(
    (text) => /^-?\d{1,15}$/.test(text),
    withCode("parameter_invalid_integer", "Invalid integer"),
  )
  .transform(Number);

export const flag = z
  .enum(["true", "false"], "Invalid boolean")
  .transform((text) => text === "true");

export const text = (longest: number) =>
  z.string().max(longest, `Invalid string: must be at most ${longest} characters`);

export const metadata = z
  .record(z.string().max(40, "Metadata keys must be 40 characters or less."), text(500))
  .refine((record) => Object.keys(record).length <= 50, "Metadata may have at most 50 keys.");

/** Paths to expand. */
export const expand = z.array(z.string()).optional();

const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});

/** Parameters of every list. */
export const listShape = {
  limit: integer
    .refine((limit) => limit >= 1 && limit <= 100, "This value must be between 1 and 100.")
    .optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z.union([integer, range]).optional(),
  expand,
};
