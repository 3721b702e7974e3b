import type { User } from "@cosmic/contracts";
import type { UserAccount } from "../../http/session.ts";

/** The eight fields of a user that the user may see. */
export const userBody = ({ createdAt, updatedAt, ...account }: UserAccount): User => ({
  ...account,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
