import { z } from "zod";
import { userSchema } from "./auth.contract.ts";
import { blueprintSummarySchema } from "./blueprints.contract.ts";
import { operatorPurchaseSchema } from "./checkout.contract.ts";
import { cursorField, instantField, lineField } from "./fields.ts";
import {
  contractBuilder,
  failures,
  fileBody,
  operator,
  operatorPoll,
  operatorRequest,
} from "./route.ts";
import { routes } from "./routes.ts";

const userIdField = z.uuid("This user does not exist.");
const searchField = lineField(200).optional();

/** What the list of users can be ordered by. */
export const USER_SORTS = [
  "createdAt",
  "updatedAt",
  "email",
  "firstName",
  "lastName",
  "hasLifetimeAccess",
] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const SORT_DIRECTIONS = ["desc", "asc"] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export const userStatsSchema = z.object({
  totalUsers: z.number().int(),
  paidUsers: z.number().int(),
  /** Rounded percentage of paid to total; 0 when there are no users. */
  conversionRate: z.number().int(),
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** A browser that is signed in now. */
export const sessionSchema = z.object({ createdAt: instantField, lastUsedAt: instantField });

/** An action of an operator. */
export const auditEntrySchema = z.object({
  at: instantField,
  /** Null where the operator is gone. */
  operatorEmail: z.string().nullable(),
  /** As `<thing>.<past tense>`. */
  action: z.string(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Everything the panel shows of one user; each list newest first, and at most a hundred long. */
export const userDetailSchema = z.object({
  user: userSchema,
  /** Without the births, which are no operator's business. */
  blueprints: z.array(blueprintSummarySchema),
  purchases: z.array(operatorPurchaseSchema),
  sessions: z.array(sessionSchema),
  audit: z.array(auditEntrySchema),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

export const usersContract = contractBuilder.router({
  listUsers: {
    ...routes.users.listUsers,
    summary: "One page of users, searched, ordered and counted",
    query: z.object({
      search: searchField,
      sort: z.enum(USER_SORTS).default("createdAt"),
      direction: z.enum(SORT_DIRECTIONS).default("desc"),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      cursor: cursorField,
    }),
    responses: { ...failures, 200: z.array(userSchema) },
    metadata: operatorPoll,
  },
  getUserStats: {
    ...routes.users.getUserStats,
    summary: "Total users, paid users and the conversion rate",
    responses: { ...failures, 200: userStatsSchema },
    metadata: operatorPoll,
  },
  exportUsers: {
    ...routes.users.exportUsers,
    summary: "Every user that the search finds, as a spreadsheet",
    query: z.object({ search: searchField }),
    responses: { ...failures, 200: fileBody("text/csv; charset=utf-8") },
    metadata: operatorRequest,
  },
  getUser: {
    ...routes.users.getUser,
    summary: "One user with blueprints, purchases, sessions and operators' actions",
    pathParams: z.object({ id: userIdField }),
    responses: { ...failures, 200: userDetailSchema },
    metadata: operator,
  },
  toggleAccess: {
    ...routes.users.toggleAccess,
    summary: "Grant or withdraw lifetime access",
    body: z.object({ userId: userIdField, hasLifetimeAccess: z.boolean() }),
    responses: { ...failures, 200: userSchema },
    metadata: operator,
  },
  deleteUser: {
    ...routes.users.deleteUser,
    summary: "Delete a user and everything personal",
    pathParams: z.object({ id: userIdField }),
    body: contractBuilder.noBody(),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: operator,
  },
});
