import { z } from "zod";
import { AUDIT_ACTIONS } from "./audit-actions.ts";
import { cursorField, instantField } from "./fields.ts";
import { contractBuilder, failures, operator } from "./route.ts";
import { routes } from "./routes.ts";

/** One line of the audit log. */
export const auditRecordSchema = z.object({
  id: z.string(),
  at: instantField,
  /** Null without a session: a failed sign-in, or a command on the server. */
  operatorId: z.string().nullable(),
  /** Null there too, and for an operator who was removed. */
  operatorEmail: z.string().nullable(),
  action: z.string(),
  /** What was acted on: an id, or the name of a claim. */
  subject: z.string().nullable(),
  /** A name where one is still known: the email of a user, buyer or operator, or an alert's title. */
  subjectName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

export const auditContract = contractBuilder.router({
  listAudit: {
    ...routes.audit.listAudit,
    summary: "Operators' actions, newest first: all, of one kind, or about one id",
    query: z.object({
      action: z.enum(AUDIT_ACTIONS, { error: "There is no such action." }).optional(),
      /** Who acted, or who or what was acted on. */
      about: z.uuid("This is no ID.").optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      cursor: cursorField,
    }),
    responses: { ...failures, 200: z.array(auditRecordSchema) },
    metadata: operator,
  },
});
