import { Button } from "@cosmic/ui/button";
import { DateField } from "@cosmic/ui/date-field";
import { Disclosure } from "@cosmic/ui/disclosure";
import { TextField } from "@cosmic/ui/text-field";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { useRenewAccess } from "../../shared/account/renew-access.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { showFieldIssues } from "../../shared/feedback/show-field-issues.ts";
import { purchasesQuery } from "./queries.ts";
import { useSessionCheck } from "./use-session-check.ts";

const MISSING = "Please enter the receipt number.";

/** Brings a purchase whose own account passed to the owner of its address. */
export function BringPurchase() {
  const queryClient = useQueryClient();
  const renewAccess = useRenewAccess();
  const hasSessionEnded = useSessionCheck();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { receipt: "", birthDate: "" },
  });
  const bringing = useMutation({
    mutationFn: ({ receipt, birthDate }: { receipt: string; birthDate: string }) =>
      api.checkout.bringPurchase({
        body: { receipt: receipt.trim(), birthDate: birthDate === "" ? null : birthDate },
      }),
    onSuccess: async () => {
      reset();
      await queryClient.invalidateQueries(purchasesQuery);
      await renewAccess();
      toast({
        title: "Your purchase is in this account",
        description: "Access and blueprints that belong to it are here too.",
      });
    },
    onError: (error) => {
      if (hasSessionEnded(error)) return;
      if (showFieldIssues(error, ["receipt", "birthDate"], setError)) return;
      const message = refusalText(error, "It could not be looked up. Please try again.");
      setError("receipt", { message }, { shouldFocus: true });
    },
  });
  return (
    <Disclosure summary="Did you pay under another account?">
      <form
        noValidate
        aria-label="Bring a purchase"
        className="flex flex-col items-start gap-6"
        onSubmit={(event) => void handleSubmit((fields) => bringing.mutate(fields))(event)}
      >
        <p>
          If your old account now belongs to the owner of its email address, what you paid for is
          kept for you. Bring it here with your receipt.
        </p>
        <div className="grid w-full gap-5">
          <TextField
            label="Receipt number"
            hint="From the email about your payment"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={60}
            error={formState.errors.receipt?.message}
            {...register("receipt", { validate: (typed) => typed.trim() !== "" || MISSING })}
          />
          <DateField
            label="Birth date"
            optionalMark="if you entered one"
            hint="Yours, or one of a blueprint you made there"
            error={formState.errors.birthDate?.message}
            {...register("birthDate")}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          busy={bringing.isPending}
          busyLabel="Looking it up..."
        >
          Bring it here
        </Button>
      </form>
    </Disclosure>
  );
}
