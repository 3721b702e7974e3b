import { z } from "zod";
import { cursorField, instantField, textField } from "./fields.ts";
import { contractBuilder, failures, operator, pagesOwn } from "./route.ts";
import { routes } from "./routes.ts";
import { SEVERITIES } from "./severities.ts";

export const clientErrorSchema = z.object({
  url: textField(2_000),
  /** The HTTP status, or 0 where the call got no answer, or no call was made. */
  status: z.number().int().min(0).max(599),
  message: textField(2_000),
  severity: z.enum(SEVERITIES),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

/** Failures that are alike, counted together. */
export const errorGroupSchema = z.object({
  id: z.string(),
  source: z.enum(["browser", "api"]),
  message: z.string(),
  /** The call's pattern, or the page's path without its query. */
  place: z.string(),
  severity: z.enum(SEVERITIES),
  /** 0 where there was no answer. */
  status: z.number().int(),
  count: z.number().int(),
  firstSeen: instantField,
  lastSeen: instantField,
});
export type ErrorGroup = z.infer<typeof errorGroupSchema>;

export const errorsInboxContract = contractBuilder.router({
  reportClientError: {
    ...routes.errorsInbox.reportClientError,
    summary: "A failure that a browser saw, or up to twenty",
    body: z.union([clientErrorSchema, z.array(clientErrorSchema).min(1).max(20)]),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: pagesOwn,
  },
  listErrors: {
    ...routes.errorsInbox.listErrors,
    summary: "Failures of browsers and the API, grouped, latest first, all or of one severity",
    query: z.object({
      severity: z.enum(SEVERITIES).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      cursor: cursorField,
    }),
    responses: { ...failures, 200: z.array(errorGroupSchema) },
    metadata: operator,
  },
});
