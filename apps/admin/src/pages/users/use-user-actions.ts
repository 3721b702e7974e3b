import type { User } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { showFailure, showSuccess } from "../../shared/feedback/action-toast.ts";
import { refreshUsers, removeUser } from "./queries.ts";
import { identify } from "./user-name.ts";

/** Grants a user lifetime access, or revokes it from a user who has it. */
export function useToggleAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, hasLifetimeAccess }: User) =>
      api.users.toggleAccess({ body: { userId: id, hasLifetimeAccess: !hasLifetimeAccess } }),
    onSuccess(user) {
      const state = user.hasLifetimeAccess ? "now has lifetime access" : "now has free access";
      showSuccess("User access updated successfully", `${identify(user)} ${state}.`);
    },
    onError(error) {
      showFailure("Failed to update user access", error);
    },
    onSettled() {
      refreshUsers(client);
    },
  });
}

/** Deletes a user and all their personal data. */
export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: User) => api.users.deleteUser({ params: { id } }),
    onSuccess(_nothing, user) {
      removeUser(client, user.id);
      showSuccess(
        "User deleted successfully",
        `${identify(user)} and all personal data were deleted.`,
      );
    },
    onError(error) {
      showFailure("Failed to delete user", error);
    },
    onSettled() {
      refreshUsers(client);
    },
  });
}
