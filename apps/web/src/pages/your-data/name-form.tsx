import type { User } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { TextField } from "@cosmic/ui/text-field";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { currentUserQuery } from "../../shared/account/current-user.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { showFieldIssues } from "../../shared/feedback/show-field-issues.ts";
import { useSessionCheck } from "./use-session-check.ts";

const toFields = ({ firstName, lastName }: User) => ({
  firstName: firstName ?? "",
  lastName: lastName ?? "",
});

/** First and last name; what is left empty is removed. */
export function NameForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const hasSessionEnded = useSessionCheck();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: toFields(user),
  });
  const saving = useMutation({
    mutationFn: (fields: ReturnType<typeof toFields>) => {
      const body = { firstName: fields.firstName.trim(), lastName: fields.lastName.trim() };
      return api.account.changeName({ body });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(currentUserQuery.queryKey, saved);
      reset(toFields(saved));
      toast({ title: "Your name is saved" });
    },
    onError: (error) => {
      if (hasSessionEnded(error)) return;
      showFieldIssues(error, ["firstName", "lastName"], setError);
      toast({
        variant: "destructive",
        title: "Error",
        description: refusalText(error, "Your name could not be saved. Please try again."),
      });
    },
  });

  return (
    <form
      noValidate
      aria-labelledby="name"
      className="flex flex-col items-start gap-6"
      onSubmit={(event) => void handleSubmit((fields) => saving.mutate(fields))(event)}
    >
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          optionalMark="optional"
          autoComplete="given-name"
          maxLength={100}
          error={formState.errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label="Last name"
          optionalMark="optional"
          autoComplete="family-name"
          maxLength={100}
          error={formState.errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <Button type="submit" variant="secondary" busy={saving.isPending} busyLabel="Saving...">
        Save name
      </Button>
    </form>
  );
}
