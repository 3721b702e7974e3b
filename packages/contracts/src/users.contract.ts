import { z } from "zod";
import { userSchema } from "./auth.contract.ts";
import { lineField } from "./fields.ts";
import { contractBuilder, failures, operator, operatorPoll } from "./route.ts";

const userIdField = z.uuid("This user does not exist.");

export const userStatsSchema = z.object({
  totalUsers: z.number().int(),
  paidUsers: z.number().int(),
  /** Rounded percentage of paid to total; 0 when there are no users. */
  conversionRate: z.number().int(),
});
export type UserStats = z.infer<typeof userStatsSchema>;

export const usersContract = contractBuilder.router({
  listUsers: {
    method: "GET",
    path: "/api/admin/users",
    summary: "Users, newest first, searched and paged on the server",
    query: z.object({
      search: lineField(200).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      cursor: lineField(200).optional(),
    }),
    responses: { ...failures, 200: z.array(userSchema) },
    metadata: operatorPoll,
  },
  getUserStats: {
    method: "GET",
    path: "/api/admin/stats",
    summary: "Total users, paid users and the conversion rate",
    responses: { ...failures, 200: userStatsSchema },
    metadata: operatorPoll,
  },
  toggleAccess: {
    method: "POST",
    path: "/api/admin/toggle-access",
    summary: "Grant or withdraw lifetime access",
    body: z.object({ userId: userIdField, hasLifetimeAccess: z.boolean() }),
    responses: { ...failures, 200: userSchema },
    metadata: operator,
  },
  deleteUser: {
    method: "DELETE",
    path: "/api/admin/users/:id",
    summary: "Delete a user and everything personal",
    pathParams: z.object({ id: userIdField }),
    body: contractBuilder.noBody(),
    responses: { ...failures, 204: contractBuilder.noBody() },
    metadata: operator,
  },
});
