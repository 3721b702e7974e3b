import type { User } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { sayDone, sayFailed } from "../../shared/deed-toast/deed-toast.ts";
import { identify } from "./person-name.ts";
import { forgetUser, lookAgain } from "./queries.ts";

/** Gives a person lifetime access or takes it back: the opposite of what they have. */
export function useToggleAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, hasLifetimeAccess }: User) =>
      api.users.toggleAccess({ body: { userId: id, hasLifetimeAccess: !hasLifetimeAccess } }),
    onSuccess(user) {
      const state = user.hasLifetimeAccess ? "has lifetime access now" : "has free access now";
      sayDone("User access updated successfully", `${identify(user)} ${state}.`);
    },
    onError(error) {
      sayFailed("Failed to update user access", error);
    },
    onSettled() {
      lookAgain(client);
    },
  });
}

/** Deletes a person and everything personal. */
export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: User) => api.users.deleteUser({ params: { id } }),
    onSuccess(_nothing, user) {
      forgetUser(client, user.id);
      sayDone("User deleted successfully", `${identify(user)} and everything personal is gone.`);
    },
    onError(error) {
      sayFailed("Failed to delete user", error);
    },
    onSettled() {
      lookAgain(client);
    },
  });
}
