import { Button } from "@cosmic/ui/button";
import { ConfirmDialog } from "@cosmic/ui/dialog";
import { Disclosure } from "@cosmic/ui/disclosure";
import { TextField } from "@cosmic/ui/text-field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../../api/client.ts";
import { showFailure, showSuccess } from "../../../shared/feedback/action-toast.ts";
import { refreshUsers } from "../queries.ts";

interface MovePurchaseProps {
  userId: string;
  /** The user's name in the dialog. */
  user: string;
}

/** Gives a purchase of another account, or of none, to this user: for a payer who cannot bring it alone. */
export function MovePurchase({ userId, user }: MovePurchaseProps) {
  const client = useQueryClient();
  const [reference, setReference] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const moving = useMutation({
    mutationFn: () =>
      api.purchases.movePurchase({ params: { id: userId }, body: { reference: reference.trim() } }),
    onSuccess() {
      setReference("");
      showSuccess("Purchase moved", "Access of both accounts has been updated.");
    },
    onError(error) {
      showFailure("Failed to move the purchase", error);
    },
    onSettled() {
      setAsking(false);
      refreshUsers(client);
    },
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reference.trim() === "");
    setAsking(reference.trim() !== "");
  };
  return (
    <Disclosure summary="Move a purchase here">
      <form noValidate aria-label="Move a purchase" className="flex flex-col gap-4" onSubmit={ask}>
        <TextField
          label="Receipt number or Stripe ID"
          hint="A receipt number, cs_… or pi_…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          required
          value={reference}
          error={isMissing ? "Please enter a receipt number or an ID." : undefined}
          onChange={(event) => {
            setReference(event.target.value);
            setMissing(false);
          }}
        />
        <div>
          <Button type="submit" variant="secondary" size="sm">
            Move here
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          if (!open && !moving.isPending) setAsking(false);
        }}
        title="Move this purchase?"
        description={
          <p className="break-words">
            It will belong to <strong>{user}</strong>, with the blueprints kept for it. An account
            it belongs to now loses it, and the access that rests on it. This is recorded.
          </p>
        }
        confirmLabel="Move the purchase"
        busy={moving.isPending}
        onConfirm={() => {
          moving.mutate();
        }}
      />
    </Disclosure>
  );
}
