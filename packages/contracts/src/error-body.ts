import { z } from "zod";

/** One thing wrong with one field; `path` is dotted, empty for the body as a whole. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/** What every refused or failed call answers with, whatever the status. */
export const errorBodySchema = z.object({
  /** A sentence that can be shown to a person. */
  message: z.string(),
  /** A stable machine name, for example `unauthorized` or `validation_failed`. */
  code: z.string(),
  requestId: z.string(),
  issues: z.array(issueSchema).optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
