import { z } from "zod";
import { textField } from "./fields.ts";
import { anyone, contractBuilder, failures } from "./route.ts";

export const SEVERITIES = ["HIGH", "MEDIUM", "LOW"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const clientErrorSchema = z.object({
  url: textField(2_000),
  /** The HTTP status, or 0 where the call got no answer. */
  status: z.number().int().min(0).max(599),
  message: textField(2_000),
  severity: z.enum(SEVERITIES),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

export const errorsInboxContract = contractBuilder.router({
  reportClientError: {
    method: "POST",
    path: "/api/client-errors",
    summary: "A failure that a browser saw",
    body: clientErrorSchema,
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: anyone,
  },
});
